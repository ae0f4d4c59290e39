import type { User } from '#shared/auth'
import { trpc } from './trpc'

/** The signed-in person; the page brought them along, so this never waits. */
export function useUser(): User {
  const [user] = trpc.auth.user.useSuspenseQuery()
  return user
}
