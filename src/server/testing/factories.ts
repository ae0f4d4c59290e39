import type { CurrentUser } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { users } from '#server/features/auth/tables'

let count = 0

/** A person in the database; fields given win. They have no password: sign-in tests go through the forms. */
export async function makeUser(deps: Deps, fields: Partial<CurrentUser> = {}): Promise<CurrentUser> {
  count += 1
  const createdAt = new Date(deps.clock.now())
  const user: CurrentUser = {
    id: randomId(),
    email: `person-${count}-${randomId().slice(0, 8)}@nolo.test`,
    emailVerified: true,
    firstName: 'Lerato',
    lastName: 'Dlamini',
    role: 'client',
    profileImageUrl: null,
    timeZone: 'Africa/Johannesburg',
    currency: 'USD',
    locale: 'en-ZA',
    createdAt,
    trialEndsAt: new Date(createdAt.getTime() + 14 * 86_400_000),
    ...fields,
  }
  const { emailVerified, ...columns } = user
  const row = { ...columns, emailVerifiedAt: emailVerified ? createdAt : null, passwordHash: null }
  await deps.store.transaction((tx) => tx.insert(users).values(row))
  return user
}
