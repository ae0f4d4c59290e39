import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { Email, type Role } from '#shared/auth'
import { users } from './tables'

/** The operator gives a person a role; answers with a sentence. */
export async function grantRole({ store }: Deps, input: { email: string; role: Role }): Promise<string> {
  const email = Email.parse(input.email)
  const [person] = await store.transaction((tx) =>
    tx.update(users).set({ role: input.role }).where(eq(users.email, email)).returning({ id: users.id }),
  )
  if (!person) throw new AppError('NOT_FOUND', `Nobody has an account with ${email}.`)
  return `${email} is now ${input.role === 'admin' ? 'an' : 'a'} ${input.role}.`
}
