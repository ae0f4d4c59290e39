import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { AccountDeletion } from '#shared/profile'
import { audit } from '../admin/service'
import { proveOwner } from '../auth/service'
import { emailLinks, users } from '../auth/tables'
import { stopRepliesTo } from '../chat/service'
import { endSessions } from '../sessions/service'
import { noteDeletion } from './deletions-file'
import { erasePerson } from './erase'
import { queueForgetting } from './forget'
import { filesOf } from './own-files'
import { queueReceipt } from './receipt'

/** Removes the person who asks, with everything the registry says; what is left is a receipt on its way to them. */
export async function deleteAccount(ctx: SignedIn, input: AccountDeletion): Promise<{ receiptTo: string }> {
  const { deps, user } = ctx
  const [person] = await deps.store.db.select().from(users).where(eq(users.id, user.id))
  if (!person) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  await proveOwner(ctx, input.password)

  const at = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const mailed = await tx.select({ email: emailLinks.email }).from(emailLinks).where(eq(emailLinks.userId, user.id))
    await audit(tx, { at, actor: { kind: 'person', id: user.id }, action: 'account.delete', subjectId: user.id })
    const addresses = [person.email, ...mailed.map(({ email }) => email)]
    const files = await filesOf(tx, user.id)
    await endSessions(tx, { userId: user.id, by: 'themselves', now: at })
    await erasePerson(tx, { id: user.id, addresses }, at)
    await queueReceipt(tx, person, at)
    await queueForgetting(tx, { userId: user.id, addresses, files }, at)
  })
  noteDeletion(deps.config, user.id, at)

  deps.streams.closeUser(user.id)
  await stopRepliesTo(deps, user.id)
  return { receiptTo: person.email }
}
