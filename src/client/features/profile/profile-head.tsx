const PARTS = [
  { id: 'you', label: 'About you' },
  { id: 'preferences', label: 'Preferences' },
  { id: 'sign-in', label: 'Signing in' },
  { id: 'logins', label: 'Where you are signed in' },
  { id: 'data', label: 'Your data' },
]

/** What the page is for; on a wide screen, the way to its parts. */
export const ProfileHead = () => (
  <header className="pt-2 pb-5 md:pb-6">
    <h1>Profile and settings</h1>
    <p className="mt-1.5 max-w-read text-muted">What we call you, where you are, and what happens to the things you tell us.</p>
    <nav aria-label="On this page" className="-ml-3 mt-3 hidden flex-wrap gap-x-1 lg:flex">
      {PARTS.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex min-h-11 items-center rounded-control px-3 text-ui font-semibold text-primary hover:bg-tint"
        >
          {label}
        </a>
      ))}
    </nav>
  </header>
)
