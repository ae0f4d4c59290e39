import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Clock } from '#server/core/clock'
import { mailboxMail } from './built-in'
import type { MailMessage, MailProvider } from './mail'
import { openMail } from './open-mail'
import { smtpMail } from './smtp'

const clock: Clock = { now: () => Date.parse('2026-11-18T08:00:00Z') }
const message: MailMessage = {
  to: 'thandi@example.org',
  subject: 'Rudzani Ṋemavhola',
  text: 'Hello.\n.\nBye',
  html: '<p>Hello</p>',
  messageId: 'welcome-1',
}

function mailbox() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-mail-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return mailboxMail(path.join(folder, 'new', 'mailbox.jsonl'), clock)
}

/** An SMTP server on loopback that keeps what it is sent; it refuses a recipient named nobody. */
async function smtpServer() {
  const received: string[] = []
  const server = net.createServer((socket) => {
    let data: string | null = null
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 loopback')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data !== null && line !== '.') data += `${line.replace(/^\.\./, '.')}\n`
        else if (data !== null) {
          received.push(data)
          data = null
          say('250 kept')
        } else if (/^DATA/i.test(line)) {
          data = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say(/nobody@/.test(line) ? '550 nobody here' : '250 ok')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`, received }
}

const both: [string, () => Promise<{ mail: MailProvider; sent: () => Promise<string[]> }>][] = [
  [
    'the mailbox',
    async () => {
      const mail = mailbox()
      return { mail, sent: async () => ((await mail.mailbox?.list()) ?? []).map((one) => JSON.stringify(one)) }
    },
  ],
  [
    'SMTP',
    async () => {
      const { url, received } = await smtpServer()
      return { mail: smtpMail(url, 'Nolo <hello@nolo.test>'), sent: async () => received }
    },
  ],
]

test.each(both)('%s delivers both forms under a stable id', async (_name, open) => {
  const { mail, sent } = await open()
  await mail.send(message)
  const [one = '', ...more] = await sent()
  expect(more).toEqual([])
  for (const part of ['thandi@example.org', 'welcome-1', 'Hello.', '<p>Hello</p>']) expect(one).toContain(part)
})

test.each(both)('%s carries what is attached', async (_name, open) => {
  const { mail, sent } = await open()
  const attachments = [{ filename: 'session.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' }]
  await mail.send({ ...message, attachments })
  const [one = ''] = await sent()
  for (const part of ['session.ics', 'text/calendar']) expect(one).toContain(part)
  expect(one.includes('BEGIN:VCALENDAR') || one.includes(Buffer.from('BEGIN:VCALENDAR').toString('base64'))).toBe(true)
})

test('the mailbox shows the newest first, and a mail sent twice once', async () => {
  const mail = mailbox()
  expect(await mail.mailbox?.list()).toEqual([])
  for (const messageId of ['1', '2', '1']) await mail.send({ ...message, messageId })
  const shown = (await mail.mailbox?.list()) ?? []
  expect(shown.map((one) => one.messageId)).toEqual(['1', '2'])
  expect(shown[0]).toEqual({ ...message, messageId: '1', sentAt: '2026-11-18T08:00:00.000Z' })
})

test('what SMTP refuses is an error, so that the job tries again', async () => {
  const { url } = await smtpServer()
  await expect(smtpMail(url, 'hello@nolo.test').send({ ...message, to: 'nobody@example.org' })).rejects.toThrow()
  await expect(smtpMail('smtp://127.0.0.1:1', 'hello@nolo.test').send(message)).rejects.toThrow()
})

test('production without SMTP says what is missing and has no mailbox', async () => {
  const mail = openMail({ smtpUrl: null, mailFrom: 'x', production: true, dataFolder: os.tmpdir() }, clock)
  expect(mail.mailbox).toBeNull()
  await expect(mail.send(message)).rejects.toThrow('set SMTP_URL')
})
