import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Role } from '#shared/auth'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { audit } from './audit'

/** Gives somebody else another role. Who stops being a coach leaves the directory; who becomes one has a profile already. */
export async function changeRole({ deps, user }: SignedIn, input: { userId: string; role: Role }): Promise<{ userId: string }> {
  const { userId, role } = input
  if (userId === user.id) throw new AppError('BAD_REQUEST', 'Somebody else has to change your own role.')
  const at = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const [person] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).limit(1)
    if (!person) throw new AppError('NOT_FOUND', 'We could not find that person.')
    if (person.role === role) return
    const [profile] = await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId)).limit(1)
    if (role === 'coach' && !profile)
      throw new AppError('BAD_REQUEST', 'A person becomes a coach by an application that is approved.', { field: 'role' })
    await tx.update(users).set({ role }).where(eq(users.id, userId))
    if (profile && person.role === 'coach') await tx.update(coaches).set({ isActive: false }).where(eq(coaches.id, profile.id))
    await audit(tx, { at, actor: { kind: 'person', id: user.id }, action: 'role.grant', subjectId: userId, detail: role })
  })
  return { userId }
}
