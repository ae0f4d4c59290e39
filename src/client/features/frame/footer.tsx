import { Bot, EyeOff, LockKeyhole } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSettled } from '#client/lib/use-settled'
import { HelpNow } from '#client/ui/help-now'

const CurrencyPicker = lazy(() => import('./footer-currency'))

const LINKS = [
  { href: '/help', label: 'Help' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/api-docs', label: 'API docs' },
]

const BADGES = [
  { Icon: LockKeyhole, text: 'Your talks are stored encrypted' },
  { Icon: EyeOff, text: 'No trackers, no adverts' },
  { Icon: Bot, text: 'Nolo is an AI and can be wrong' },
]

/** The foot of every screen: people who help, the pages everybody may read, and what is true of the product. */
export function Footer() {
  const settled = useSettled()
  return (
    <footer className="border-t border-border bg-sunken pb-[calc(4.75rem+env(safe-area-inset-bottom))] md:pb-0">
      <div className="wrap grid gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_auto] md:items-center">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
          {BADGES.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
              {text}
            </li>
          ))}
        </ul>
        <HelpNow className="justify-self-start text-ui text-primary md:justify-self-end" />
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap">
          {LINKS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="flex min-h-11 items-center rounded-chip px-2 text-sm text-muted hover:text-text hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:justify-self-end">
          <Suspense>{settled && <CurrencyPicker />}</Suspense>
          <p className="text-sm text-muted">© {new Date().getFullYear()} Nolo</p>
        </div>
      </div>
    </footer>
  )
}
