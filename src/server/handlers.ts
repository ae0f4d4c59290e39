import { type JobHandlers, lettingGo } from './core/jobs'
import { sendMail } from './core/outbox'
import { END_SESSIONS } from './features/admin/block-user'
import { followBlock } from './features/admin/follow-block'
import { mailPasswordLink } from './features/auth/password-links'
import { doRefund, REFUND } from './features/payments/service'
import { FORGET, forgetAccount } from './features/profile/forget'
import { RECEIPT, sendReceipt } from './features/profile/receipt'
import { SESSION_MAIL } from './features/sessions/announce'
import { sendReminder } from './features/sessions/reminder-mails'
import { REMINDER } from './features/sessions/reminders'
import { expireMove, FOLLOW_UP, followUp, MOVE_EXPIRY, SESSION_OVER, sessionOver } from './features/sessions/service'
import { sendSessionMail } from './features/sessions/session-mails'
import { mailUnread, UNREAD } from './features/threads/unread-mail'

/** About three days: by then a letter that cannot be delivered is no news any more. */
const LETTER_TRIES = 80

/** Who does which kind of job. What moves money, time or a person's data is tried until it works. */
export const jobHandlers: JobHandlers = {
  mail: lettingGo(LETTER_TRIES, sendMail),
  'forgotten-password': lettingGo(LETTER_TRIES, mailPasswordLink),
  [RECEIPT]: lettingGo(LETTER_TRIES, sendReceipt),
  [FORGET]: forgetAccount,
  [UNREAD]: lettingGo(LETTER_TRIES, mailUnread),
  [SESSION_MAIL]: lettingGo(LETTER_TRIES, sendSessionMail),
  [REMINDER]: lettingGo(LETTER_TRIES, sendReminder),
  [REFUND]: doRefund,
  [FOLLOW_UP]: followUp,
  [SESSION_OVER]: sessionOver,
  [MOVE_EXPIRY]: expireMove,
  [END_SESSIONS]: followBlock,
}
