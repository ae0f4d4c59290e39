import type { JobHandlers } from './core/jobs'
import { mailHandler } from './features/auth/jobs'

/** Who does which kind of job. */
export const jobHandlers: JobHandlers = { mail: mailHandler }
