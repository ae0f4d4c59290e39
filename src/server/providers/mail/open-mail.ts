import path from 'node:path'
import type { Clock } from '#server/core/clock'
import type { Config } from '#server/core/config'
import { mailboxMail } from './built-in'
import type { MailProvider } from './mail'
import { smtpMail } from './smtp'

/** A production server without SMTP: mails wait as jobs until it has some, and say why. */
const noMail: MailProvider = {
  send: async () => {
    throw new Error('No mail can be sent: set SMTP_URL.')
  },
  forget: async () => {},
  mailbox: null,
}

/** SMTP where it is configured, else the development mailbox, which production does not have. */
export function openMail(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'production' | 'dataFolder'>, clock: Clock): MailProvider {
  if (config.smtpUrl) return smtpMail(config.smtpUrl, config.mailFrom)
  return config.production ? noMail : mailboxMail(path.join(config.dataFolder, 'mailbox.jsonl'), clock)
}
