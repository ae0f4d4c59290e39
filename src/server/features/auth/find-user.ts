import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { users } from './tables'

export type StoredUser = typeof users.$inferSelect

export async function findUser(db: Db, id: string): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1)
  return user ?? null
}

/** By address, in lower case. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email)).limit(1)
  return user ?? null
}
