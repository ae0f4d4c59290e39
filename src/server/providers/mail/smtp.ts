import type { Transporter } from 'nodemailer'
import type { MailProvider } from './mail'

const TIMEOUT = 15_000

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Why a mail server does not take mail from us; null when it would. Nothing is sent. */
export async function smtpFault(url: string): Promise<string | null> {
  const transport = await connect(url)
  return transport
    .verify()
    .then(() => null)
    .catch((error: Error) => error.message)
    .finally(() => transport.close())
}

/** Mail over SMTP. `url` is `smtp://` or `smtps://` with user and password; nodemailer loads with the first mail. */
export function smtpMail(url: string, from: string): MailProvider {
  let transport: Promise<Transporter> | null = null
  return {
    async send({ to, subject, text, html, messageId, attachments }) {
      transport ??= connect(url)
      const host =
        from
          .split('@')
          .pop()
          ?.replace(/[^\w.-]/g, '') || 'localhost'
      await (await transport).sendMail({
        from,
        to,
        subject,
        text,
        html,
        attachments,
        messageId: `<${messageId}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    forget: async () => {}, // nothing is kept here
    mailbox: null,
  }
}
