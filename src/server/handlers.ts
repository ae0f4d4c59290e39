import type { JobHandlers } from './core/jobs'
import { sendMail } from './core/outbox'
import { mailPasswordLink } from './features/auth/password-links'
import { doRefund, REFUND } from './features/payments/service'
import { FORGET, forgetAccount } from './features/profile/forget'
import { RECEIPT, sendReceipt } from './features/profile/receipt'

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = {
  mail: sendMail,
  'forgotten-password': mailPasswordLink,
  [RECEIPT]: sendReceipt,
  [FORGET]: forgetAccount,
  [REFUND]: doRefund,
}
