import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '#server/core/clock'
import type { MailProvider, StoredMail } from './mail'

const SHOWN = 100

/** The development mailbox: every mail becomes a line of a file, readable at /dev/mailbox. */
export function mailboxMail(file: string, clock: Clock): MailProvider {
  return {
    async send(message) {
      const stored: StoredMail = { ...message, sentAt: new Date(clock.now()).toISOString() }
      await mkdir(path.dirname(file), { recursive: true })
      await appendFile(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 })
    },
    mailbox: {
      /** Newest first, each mail once though it may have been sent twice. */
      async list() {
        const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
        const mails = lines.map((line) => JSON.parse(line) as StoredMail).reverse()
        return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()].slice(0, SHOWN)
      },
    },
  }
}
