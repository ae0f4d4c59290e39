import type { JobHandlers } from './core/jobs'
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

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = {
  mail: sendMail,
  'forgotten-password': mailPasswordLink,
  [RECEIPT]: sendReceipt,
  [FORGET]: forgetAccount,
  [UNREAD]: mailUnread,
  [SESSION_MAIL]: sendSessionMail,
  [REMINDER]: sendReminder,
  [REFUND]: doRefund,
  [FOLLOW_UP]: followUp,
  [SESSION_OVER]: sessionOver,
  [MOVE_EXPIRY]: expireMove,
  [END_SESSIONS]: followBlock,
}
