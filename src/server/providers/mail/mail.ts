/** A mail to one person. `messageId` is stable: the same mail sent twice carries the same one. */
export type MailMessage = { to: string; subject: string; text: string; html: string; messageId: string }
export type StoredMail = MailMessage & { sentAt: string }

/** What sends mail. `mailbox` reads what the built-in one kept; null where mail really leaves. */
export type MailProvider = {
  send(message: MailMessage): Promise<void>
  mailbox: { list(): Promise<StoredMail[]> } | null
}
