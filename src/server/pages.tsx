import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Landing } from '#client/features/landing/landing'
import { NotFound } from '#client/features/not-found/not-found'
import { Footer } from '#client/features/public/footer'
import { OwnDataPage } from '#client/features/public/own-data'
import { PUBLIC_TEXTS, type PublicPath } from '#client/features/public/texts'
import { LandingBar, PlainBar } from '#client/features/public/top-bar'
import { Wordmark } from '#client/features/public/wordmark'
import { MailedLink } from '#client/features/sign-in/mailed-link'
import { SignIn } from '#client/features/sign-in/sign-in'
import { SignInCode } from '#client/features/sign-in/sign-in-code'
import css from '#client/public.css?inline'
import type { LandingCoach } from '#shared/landing'
import type { OwnData } from '#shared/own-data'
import type { CodeView, MailedLinkView, SignInView } from '#shared/sign-in'
import { systemClock } from './core/clock'

/** What every server-rendered page depends on. `contact` is the operator's address, where one is set. */
export type PageContext = {
  nonce: string
  theme: 'light' | 'dark' | null
  origin: string
  landingScript: string | null
  contact?: string | null
}

type Head = { title: string; description?: string; path?: string; index?: boolean }

const DESCRIPTION =
  'Talk things through with Nolo, your AI coach, at any hour. Goals, small steps and verified coaches in one calm place. 14 days free.'

function Document({ page, head, children }: { page: PageContext; head: Head; children: ReactNode }) {
  const { nonce, theme, origin, landingScript } = page
  const address = `${origin}${head.path ?? '/'}`
  return (
    <html lang="en" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, built with the code */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head.description && <meta name="description" content={head.description} />}
        {head.index ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
        {head.index && (
          <>
            <meta property="og:title" content={head.title} />
            <meta property="og:description" content={head.description ?? DESCRIPTION} />
            <meta property="og:url" content={address} />
            <meta property="og:type" content="website" />
          </>
        )}
        {landingScript && <script type="module" src={landingScript} nonce={nonce} />}
      </head>
      <body>
        <a className="skip btn btn-primary" href="#main">
          Skip to the content
        </a>
        {children}
      </body>
    </html>
  )
}

const html = (document: ReactNode): string => `<!doctype html>${renderToStaticMarkup(document)}`

const year = () => new Date(systemClock.now()).getUTCFullYear()

const NONCE = 'nonce-goes-here'
const landings = new Map<string, { shown: string; pieces: string[] }>()

/** The landing page. It is the same for everybody, so it is rendered once per theme, again when other coaches stand on it, and else only the nonce is put in. */
export function renderLanding(page: PageContext, coaches: readonly LandingCoach[]): string {
  const key = JSON.stringify([page.theme, page.origin, page.landingScript])
  const shown = JSON.stringify([year(), coaches])
  const known = landings.get(key)
  let pieces = known?.shown === shown ? known.pieces : undefined
  if (!pieces) {
    pieces = html(
      <Document
        page={{ ...page, nonce: NONCE }}
        head={{ title: 'Nolo: someone beside you, every small step', description: DESCRIPTION, index: true }}
      >
        <LandingBar />
        <Landing coaches={coaches} />
        <Footer year={year()} />
      </Document>,
    ).split(NONCE)
    landings.set(key, { shown, pieces })
  }
  return pieces.join(page.nonce)
}

/** The sign-in page: both halves, what was typed, and the sentence that helps. */
export function renderSignIn(page: PageContext, view: SignInView): string {
  const title = view.mode === 'sign-up' ? 'Start your free trial' : 'Sign in'
  return html(
    <Document page={page} head={{ title: `${view.error ? 'Not yet: ' : ''}${title} · Nolo` }}>
      <SignIn view={view} logo={<Wordmark href="/" onSky />} />
    </Document>,
  )
}

/** A forgotten password, and what a mailed link came to. */
export function renderMailedLink(page: PageContext, view: MailedLinkView): string {
  const titles = { forgotten: 'Forgot your password?', 'new-password': 'Choose a new password', address: 'Your address' }
  const title = view.page === 'said' ? view.title : `${'error' in view && view.error ? 'Not yet: ' : ''}${titles[view.page]}`
  return html(
    <Document page={page} head={{ title: `${title} · Nolo` }}>
      <MailedLink view={view} logo={<Wordmark href="/" onSky />} />
    </Document>,
  )
}

/** The second step of a sign-in. */
export function renderSignInCode(page: PageContext, view: CodeView): string {
  return html(
    <Document page={page} head={{ title: `${view.error ? 'Not yet: ' : ''}Your code · Nolo` }}>
      <SignInCode view={view} logo={<Wordmark href="/" onSky />} />
    </Document>,
  )
}

/** The page for every path that leads nowhere. The caller answers it with status 404. */
export function renderNotFound(page: PageContext, who: { signedIn: boolean; returnTo: string | null }): string {
  const signIn = who.returnTo ? `/api/login?returnTo=${encodeURIComponent(who.returnTo)}` : '/api/login'
  const action = who.signedIn ? { href: '/', label: 'Dashboard' } : { href: signIn, label: 'Sign In' }
  return html(
    <Document page={page} head={{ title: 'Page Not Found · Nolo' }}>
      <PlainBar action={action} />
      <NotFound {...who} />
    </Document>,
  )
}

/** Privacy, terms, help and contact. */
export function renderPublicPage(page: PageContext, path: PublicPath): string {
  const { title, description, Body } = PUBLIC_TEXTS[path]
  return html(
    <Document page={page} head={{ title: `${title} · Nolo`, description, path, index: true }}>
      <PlainBar action={{ href: '/api/login', label: 'Sign In' }} />
      <main id="main" className="read" tabIndex={-1}>
        <h1>{title}</h1>
        <Body contact={page.contact ?? null} host={new URL(page.origin).host} />
      </main>
      <Footer year={year()} />
    </Document>,
  )
}

/** Everything Nolo holds about the person who asks, to read or print. */
export function renderOwnData(page: PageContext, data: OwnData): string {
  return html(
    <Document page={{ ...page, landingScript: null }} head={{ title: 'Your data · Nolo' }}>
      <PlainBar action={{ href: '/profile', label: 'Back to your profile' }} />
      <OwnDataPage data={data} />
      <Footer year={year()} />
    </Document>,
  )
}
