import { type Context, Hono } from 'hono'
import { socketAddress } from './address'
import type { Config } from './config'

type StoredMail = { to: string; subject: string; text: string; html: string; messageId: string; sentAt: string }
type Mailbox = { list(): Promise<StoredMail[]> }

const LOOPBACK_SOCKET = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded.*|x-original.*|cf-connecting-ip|true-client-ip)$/i

/** True only for a request made on this very machine, by no way round. */
export function fromThisMachine(c: Context): boolean {
  const host = c.req.header('host') ?? new URL(c.req.url).host
  if (!LOOPBACK_SOCKET.test(socketAddress(c)) || !LOOPBACK_HOST.test(host)) return false
  return !Object.keys(c.req.header()).some((name) => FORWARDING.test(name))
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const withLinks = (text: string) => escaped(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`)

const article = (mail: StoredMail, at: number) =>
  `<article><h2>${escaped(mail.subject)}</h2><p>To ${escaped(mail.to)}, ${escaped(mail.sentAt)}. <a href="/dev/mailbox/${at}">As it looks</a></p><pre>${withLinks(mail.text)}</pre></article>`

const listPage = (
  nonce: string,
  mails: StoredMail[],
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 system-ui;color-scheme:light dark}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Mailbox</h1><p>Mails this server would have sent, newest first.</p>${mails.map(article).join('') || '<p>No mail yet.</p>'}</html>`

/** Lets mail keep its style attributes while nothing in it can run or load. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation"

/** The development mailbox: outside production, for this machine only; for everybody else it does not exist. */
export function devPages(config: Pick<Config, 'production'>, mailbox: Mailbox | null): Hono<{ Variables: { nonce: string } }> {
  const app = new Hono<{ Variables: { nonce: string } }>()
  if (config.production || !mailbox) return app
  app.get('/dev/mailbox', async (c) =>
    fromThisMachine(c) ? c.html(listPage(c.get('nonce'), await mailbox.list())) : c.notFound(),
  )
  app.get('/dev/mailbox.json', async (c) => (fromThisMachine(c) ? c.json(await mailbox.list()) : c.notFound()))
  app.get('/dev/mailbox/:at{\\d+}', async (c) => {
    const mail = fromThisMachine(c) ? (await mailbox.list())[Number(c.req.param('at'))] : undefined
    return mail ? c.html(mail.html, 200, { 'Content-Security-Policy': MAIL_POLICY }) : c.notFound()
  })
  return app
}
