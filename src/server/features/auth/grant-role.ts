import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { Email, type Role } from '#shared/auth'
import { audit } from '../admin/service'
import { users } from './tables'

/** The operator gives a person a role; answers with a sentence. */
export async function grantRole({ store, clock }: Deps, input: { email: string; role: Role }): Promise<string> {
  const email = Email.parse(input.email)
  await store.transaction(async (tx) => {
    const [person] = await tx.update(users).set({ role: input.role }).where(eq(users.email, email)).returning({ id: users.id })
    if (!person) throw new AppError('NOT_FOUND', `Nobody has an account with ${email}.`)
    const at = new Date(clock.now())
    await audit(tx, { at, actor: { kind: 'operator' }, action: 'role.grant', subjectId: person.id, detail: input.role })
  })
  return `${email} is now ${input.role === 'admin' ? 'an' : 'a'} ${input.role}.`
}
