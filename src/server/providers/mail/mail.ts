/** A mail to one person. `messageId` is stable: the same mail sent twice carries the same one. Attachments are text files. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Whose mail it is, so that the mailbox can forget it with them. */
  userId?: string | null
  /** Never written down: it goes out, and is gone here. */
  transient?: true
  attachments?: { filename: string; contentType: string; content: string }[]
}
export type StoredMail = MailMessage & { sentAt: string }

/** What sends mail. `mailbox` reads what the built-in one kept; null where mail really leaves. */
export type MailProvider = {
  send(message: MailMessage): Promise<void>
  /** Lets go of every mail kept of a person whose account is gone. */
  forget(person: { userId: string; addresses: string[] }): Promise<void>
  mailbox: { list(): Promise<StoredMail[]> } | null
}
