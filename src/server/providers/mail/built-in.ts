import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '#server/core/clock'
import type { MailProvider, StoredMail } from './mail'

const SHOWN = 100

/** The development mailbox: every mail becomes a line of a file, readable at /dev/mailbox. */
export function mailboxMail(file: string, clock: Clock): MailProvider {
  /** Mails that may not be written down: shown until this server stops. */
  const transient: StoredMail[] = []
  let queue: Promise<unknown> = Promise.resolve()
  /** Writers take turns, or one would write what the other just took out. */
  const turn = (work: () => Promise<void>): Promise<void> => {
    const run = queue.then(work)
    queue = run.catch(() => {})
    return run
  }
  const kept = async () =>
    (await readFile(file, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as StoredMail)

  return {
    async send(message) {
      const stored: StoredMail = { ...message, sentAt: new Date(clock.now()).toISOString() }
      if (message.transient) return void transient.push(stored)
      await turn(async () => {
        await mkdir(path.dirname(file), { recursive: true })
        await appendFile(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 })
      })
    },
    forget: ({ userId, addresses }) =>
      turn(async () => {
        const mails = await kept()
        const others = mails.filter((mail) => mail.userId !== userId && !addresses.includes(mail.to.toLowerCase()))
        if (others.length === mails.length) return
        await writeFile(`${file}.new`, others.map((mail) => `${JSON.stringify(mail)}\n`).join(''), { mode: 0o600 })
        await rename(`${file}.new`, file)
      }),
    mailbox: {
      /** Newest first, each mail once though it may have been sent twice. */
      async list() {
        const mails = [...(await kept()), ...transient].sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1))
        return [...new Map(mails.map((mail) => [mail.messageId, mail])).values()].slice(0, SHOWN)
      },
    },
  }
}
