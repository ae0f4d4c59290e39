import type { Deps } from '#server/core/deps'
import { endBlockedSessions } from '../sessions/service'

/** What a running server does about a block, also one made from the shell: ends open streams, then the sessions ahead. */
export async function followBlock(deps: Deps, payload: unknown, { userId }: { userId: string | null }): Promise<void> {
  if (userId) deps.streams.closeUser(userId)
  await endBlockedSessions(deps, payload)
}
