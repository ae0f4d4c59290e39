import type { PanelData } from '#shared/panel'
import { buttonClass } from '../ui/button'
import { Logo } from '../ui/logo'

const LINKS = [
  { href: '/dev/mailbox', label: 'Mailbox' },
  { href: '/api-docs', label: 'API docs' },
]

/** Where one is, and as whom the calls are made. */
export const PanelBar = ({ person }: Pick<PanelData, 'person'>) => (
  <header className="border-b border-border bg-surface">
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6">
      <a href="/" aria-label="Nolo" className="rounded-control">
        <Logo />
      </a>
      <h1 className="!text-h3 !leading-none">Panel</h1>
      <nav aria-label="Tools" className="flex">
        {LINKS.map(({ href, label }) => (
          <a key={href} href={href} className="flex min-h-11 items-center rounded-chip px-2 text-sm text-muted hover:text-text">
            {label}
          </a>
        ))}
      </nav>
      <p className="text-sm text-muted sm:ml-auto">
        {person ? (
          <>
            Calls are made as <b className="font-semibold text-text">{person.email}</b>, {person.role}
          </>
        ) : (
          'Calls are made signed out'
        )}
      </p>
      {!person && (
        <a href="/api/login?returnTo=%2Fdev%2Fpanel" className={buttonClass({ variant: 'tinted', size: 'sm' })}>
          Sign in
        </a>
      )}
    </div>
  </header>
)
