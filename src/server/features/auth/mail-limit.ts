import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'

/** Counts a mail that a stranger may have asked for; false once its recipient had enough of them this hour. */
export const mayMailTo = ({ limits }: Pick<Deps, 'limits'>, email: string): Promise<boolean> =>
  limits.consume('mail', email).then(
    () => true,
    (error) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
