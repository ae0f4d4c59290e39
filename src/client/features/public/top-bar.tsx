import { Menu } from 'lucide-react'
import { Wordmark } from './wordmark'

/** The landing page's bar: three anchors and the two ways in. On phones the anchors fold into a native disclosure. */
export function LandingBar() {
  return (
    <header className="top">
      <div className="wrap flex h-16 items-center gap-2 sm:gap-4">
        <Wordmark href="/" />
        <nav aria-label="Main" className="mx-auto hidden md:flex">
          <Anchors className="top-link" />
        </nav>
        <a className="btn btn-ghost max-md:hidden" href="/api/login">
          Sign In
        </a>
        <a className="btn btn-primary max-md:ml-auto" href="/api/login?mode=sign-up">
          Get Started
        </a>
        <details className="menu md:hidden">
          <summary aria-label="Menu" className="icon-btn">
            <Menu aria-hidden size={22} strokeWidth={1.75} />
          </summary>
          <nav aria-label="Menu" className="menu-sheet">
            <Anchors className="menu-link" />
            <a className="menu-link" href="/api/login">
              Sign In
            </a>
          </nav>
        </details>
      </div>
    </header>
  )
}

function Anchors({ className }: { className: string }) {
  return (
    <>
      <a className={className} href="#features">
        Features
      </a>
      <a className={className} href="#coaches">
        Find Coaches
      </a>
      <a className={className} href="#pricing">
        Pricing
      </a>
    </>
  )
}

/** The bar of every other public page: the way home and one way on. */
export function PlainBar({ action }: { action: { href: string; label: string } }) {
  return (
    <header className="top">
      <div className="wrap flex h-16 items-center justify-between gap-4">
        <Wordmark href="/" />
        <a className="btn btn-ghost" href={action.href}>
          {action.label}
        </a>
      </div>
    </header>
  )
}
