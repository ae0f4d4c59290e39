import type { User } from '#shared/auth'
import type { Assets } from './assets'
import type { Ctx } from './core/context'
import { createCaller } from './router'

type Query = { path: string; input: unknown; data: unknown }
type Caller = ReturnType<typeof createCaller>

/** The list a conversation screen opens with: the client asks for it in these words too. */
const CONVERSATIONS = { search: '' }

/** The data a screen's first picture needs, so that no round trip stands before it. */
async function dataFor(path: string, caller: Caller): Promise<Query[]> {
  const ask = async (name: string, input: unknown, answer: Promise<unknown>): Promise<Query> => ({
    path: name,
    input,
    data: await answer,
  })
  const conversations = () => ask('chat.conversations', CONVERSATIONS, caller.chat.conversations(CONVERSATIONS))
  if (path === '/')
    return Promise.all([
      ask('goals.list', null, caller.goals.list()),
      ask('goals.week', null, caller.goals.week()),
      ask('sessions.list', null, caller.sessions.list()),
      ask('sessions.week', null, caller.sessions.week()),
      ask('chat.week', null, caller.chat.week()),
      conversations(),
    ])
  if (path.startsWith('/chat')) return [await conversations()]
  if (path.startsWith('/goals'))
    return Promise.all([ask('goals.list', null, caller.goals.list()), ask('goals.listDeleted', null, caller.goals.listDeleted())])
  return []
}

const escaped = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

type Page = { nonce: string; theme: 'light' | 'dark' | null; path: string }

/** The signed-in app's document: the frame's files, the person, and the first screen's data. */
export async function appShell(ctx: Ctx, assets: Assets, page: Page): Promise<string> {
  const caller = createCaller(ctx)
  const [user, queries]: [User, Query[]] = await Promise.all([caller.auth.user(), dataFor(page.path, caller)])
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
