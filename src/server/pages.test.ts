import { expect, test } from 'vitest'
import { HELP_LINES } from '#shared/help-lines'
import { PUBLIC_PAGES } from '#shared/paths'
import type { SignInView } from '#shared/sign-in'
import { type PageContext, renderLanding, renderNotFound, renderPublicPage, renderSignIn } from './pages'

const page: PageContext = { nonce: 'n-one', theme: null, origin: 'https://nolo.test', landingScript: '/assets/landing.js' }
const view: SignInView = {
  mode: 'sign-in',
  values: { email: '', firstName: '', lastName: '' },
  error: null,
  returnTo: null,
  issuerName: null,
  demo: [],
}

const words = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'))

const everyPage = (context: PageContext) => [
  renderLanding(context, []),
  renderSignIn(context, view),
  renderSignIn(context, { ...view, mode: 'sign-up' }),
  renderNotFound(context, { signedIn: false, returnTo: '/goals' }),
  renderNotFound(context, { signedIn: true, returnTo: null }),
  ...PUBLIC_PAGES.map((path) => renderPublicPage(context, path)),
]

test('every page is a whole document that the content security policy lets through', () => {
  for (const html of everyPage(page)) {
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).not.toMatch(/<[a-z][^>]* style=/)
    expect(html).not.toMatch(/<[a-z][^>]* on[a-z]+=/)
    for (const [tag] of html.matchAll(/<(?:style|script)[^>]*>/g)) expect(tag).toContain('nonce="n-one"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<main id="main"/g)).toHaveLength(1)
    expect(html).toContain('href="#main"')
  }
})

test('a theme that was chosen stands on the document; without one the system decides', () => {
  for (const html of everyPage({ ...page, theme: 'dark' })) expect(html).toContain('<html lang="en" data-theme="dark">')
  for (const html of everyPage(page)) expect(html).not.toContain('<html lang="en" data-theme')
})

test('the landing page has every section, plan and coach of the specification', () => {
  const html = renderLanding(page, [])
  for (const id of ['features', 'coaches', 'pricing']) expect(html).toContain(`id="${id}"`)
  const text = words(html)
  for (const said of [
    'Features',
    'Find Coaches',
    'Pricing',
    'Sign In',
    'Get Started',
    'Start Free Trial',
    'Watch Demo',
    '24/7 AI companion',
    'HD video sessions',
    'Progress analytics',
    'Coach marketplace',
    'Smart scheduling',
    'End-to-end encryption',
    'HIPAA compliant',
    'Secure storage',
    'Meet Our Expert Coaches',
    'View All Coaches',
    '$150',
    '$200',
    '$120',
    '4.9',
    '4.8',
    '5.0',
    '$29',
    '$79',
    '$199',
    '1 human session a month',
    '4 human sessions a month',
    'Unlimited human sessions',
    'Most Popular',
    'Contact Sales',
    'Nolo platform demo',
    'Become a Coach',
    'AI Assistant',
    'Mobile App',
    'Help Center',
    'Contact Us',
    'Privacy Policy',
    'Terms of Service',
  ])
    expect(text).toContain(said)
  expect(text.match(/Book Session/g)).toHaveLength(3)
  expect(text.toLowerCase()).not.toContain('coming soon')
})

test('every call to action leads to the login endpoint and every other link to a page or place that exists', () => {
  const html = renderLanding(page, [])
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  for (const href of hrefs(html)) {
    const [path, anchor] = href.split('#') as [string, string | undefined]
    if (path.startsWith('/api/login')) continue
    expect(['', '/', ...PUBLIC_PAGES]).toContain(path)
    const target = PUBLIC_PAGES.find((known) => known === path)
    if (anchor && target) expect(renderPublicPage(page, target)).toContain(`id="${anchor}"`)
    else if (anchor) expect(ids).toContain(anchor)
  }
})

test('the landing page is kept, and only the nonce differs from one request to the next', () => {
  const first = renderLanding(page, [])
  const second = renderLanding({ ...page, nonce: 'n-two' }, [])
  expect(second).not.toContain('n-one')
  expect(second.replaceAll('n-two', 'n-one')).toBe(first)
})

test('the sign-in page posts to the endpoint and keeps where the person was going', () => {
  const html = renderSignIn(page, { ...view, returnTo: '/goals?a=1&b=2' })
  expect(html.match(/<form[^>]*>/)![0]).toMatch(/action="\/api\/login".*method="post"/)
  expect(html).toContain('name="returnTo" value="/goals?a=1&amp;b=2"')
  expect(html).toContain('name="timeZone"')
  expect(html).toContain('autoComplete="current-password"')
  expect(hrefs(html)).toContain('/api/login?mode=sign-up&returnTo=%2Fgoals%3Fa%3D1%26b%3D2')
})

test('an error about a field stands at that field, is announced, and takes the focus', () => {
  const html = renderSignIn(page, {
    ...view,
    mode: 'sign-up',
    values: { email: 'not an address', firstName: 'Thandi', lastName: '"><script>' },
    error: { message: 'Please enter an email address.', field: 'email' },
  })
  expect(html).toContain('action="/api/register"')
  const field = html.match(/<input[^>]*id="email"[^>]*>/)![0]
  expect(field).toContain('aria-invalid="true"')
  expect(field).toContain('aria-describedby="email-error"')
  expect(field.toLowerCase()).toContain('autofocus')
  expect(html).toMatch(/id="email-error" role="alert"/)
  expect(html).toContain('value="Thandi"')
  expect(html).not.toContain('"><script>')
  expect(html.match(/autofocus/gi)).toHaveLength(1)
})

test('an error about no field in particular stands above the form', () => {
  const html = renderSignIn(page, { ...view, error: { message: 'Too many tries.', field: null } })
  expect(html).toMatch(/role="alert" id="form-error"[\s\S]*Too many tries\./)
})

test('demo accounts are shown only where there are some', () => {
  const demo = [{ email: 'client@nolo.test', password: 'try-nolo-today' }]
  expect(words(renderSignIn(page, { ...view, demo }))).toContain('client@nolo.test')
  expect(words(renderSignIn(page, view))).not.toContain('demo sign-in')
})

test('the page that is not there offers the way on', () => {
  const out = renderNotFound(page, { signedIn: false, returnTo: '/goals?x=1' })
  expect(words(out)).toContain('Page Not Found')
  expect(hrefs(out)).toContain('/api/login?returnTo=%2Fgoals%3Fx%3D1')
  const inside = renderNotFound(page, { signedIn: true, returnTo: null })
  expect(words(inside)).toContain('Back to Dashboard')
  expect(hrefs(inside)).not.toContain('/api/login')
})

test('help names every help line with a number to press', () => {
  const html = renderPublicPage(page, '/help')
  for (const { lines, emergency } of HELP_LINES)
    for (const line of [...lines, emergency]) expect(hrefs(html)).toContain(line.href)
})

test("the operator's address is on the contact page, also when it comes with a name", () => {
  expect(hrefs(renderPublicPage({ ...page, contact: 'hello@nolo.test' }, '/contact'))).toContain('mailto:hello@nolo.test')
  expect(hrefs(renderPublicPage({ ...page, contact: 'Nolo <hello@nolo.test>' }, '/privacy'))).toContain('mailto:hello@nolo.test')
  expect(renderPublicPage(page, '/contact')).not.toContain('mailto:')
})
