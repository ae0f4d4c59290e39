import type { User } from '#shared/auth'
import type { Assets } from './assets'
import type { Ctx } from './core/context'
import { firstData } from './first-data'
import { createCaller } from './router'

const escaped = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

type Page = { nonce: string; theme: 'light' | 'dark' | null; url: URL }

/** The signed-in app's document: the frame's files, the person, and the first screen's data. */
export async function appShell(ctx: Ctx, assets: Assets, page: Page): Promise<string> {
  const caller = createCaller(ctx)
  const [user, queries]: [User, unknown] = await Promise.all([caller.auth.user(), firstData(page.url, caller)])
  const { script, styles, preloads } = assets.app
  return [
    `<!doctype html><html lang="en"${page.theme ? ` data-theme="${page.theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Nolo</title>',
    `<meta name="color-scheme" content="light dark"><meta property="csp-nonce" nonce="${page.nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${page.nonce}">`),
    assets.preamble.replaceAll('__NONCE__', page.nonce),
    `</head><body><div id="root"></div><script type="application/json" id="shell" nonce="${page.nonce}">${escaped({ user, queries })}</script>`,
    `<script type="module" src="${script}" nonce="${page.nonce}"></script>`,
    '<noscript>Nolo needs JavaScript once you are signed in. <a href="/api/logout">Sign out</a></noscript></body></html>',
  ].join('')
}
