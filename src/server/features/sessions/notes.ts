import { and, asc, eq, or } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { NOTES_EACH, type NoteDraft, type SessionNote, type SessionRef } from '#shared/session-detail'
import { users } from '../auth/tables'
import { ownSession } from './own-session'
import { sessionNotes } from './tables'

const NO_NOTE = 'There is no such note.'
type NoteRow = typeof sessionNotes.$inferSelect
const shown = ({ id, authorId, shared, text, at }: NoteRow, firstName: string, readerId: string): SessionNote => ({
  id,
  own: authorId === readerId,
  firstName,
  shared,
  text,
  at: at.toISOString(),
})

/** The notes of a session that a person may read: all their own, and what the other side shares. */
export async function listNotes(db: Db, sessionId: string, readerId: string): Promise<SessionNote[]> {
  const rows = await db
    .select({ note: sessionNotes, firstName: users.firstName })
    .from(sessionNotes)
    .innerJoin(users, eq(users.id, sessionNotes.authorId))
    .where(and(eq(sessionNotes.sessionId, sessionId), or(eq(sessionNotes.authorId, readerId), eq(sessionNotes.shared, true))))
    .orderBy(asc(sessionNotes.at), asc(sessionNotes.id))
  return rows.map(({ note, firstName }) => shown(note, firstName, readerId))
}

/** Keeps a note, for oneself or for both sides; one of one's own is changed by its id. */
export async function saveNote(
  { deps, user }: SignedIn,
  { sessionId, id, shared, text }: z.infer<typeof NoteDraft>,
): Promise<SessionNote> {
  const row = await deps.store.transaction(async (tx) => {
    const at = new Date(deps.clock.now())
    await ownSession(tx, user.id, sessionId)
    const own = and(eq(sessionNotes.sessionId, sessionId), eq(sessionNotes.authorId, user.id))
    if (id === undefined) {
      if ((await tx.$count(sessionNotes, own)) >= NOTES_EACH)
        throw new AppError('BAD_REQUEST', `You can keep ${NOTES_EACH} notes on a session. Add to one of them.`)
      const [kept] = await tx
        .insert(sessionNotes)
        .values({ id: randomId(), sessionId, authorId: user.id, shared, text, at })
        .returning()
      return kept as NoteRow
    }
    const [kept] = await tx
      .update(sessionNotes)
      .set({ shared, text, at })
      .where(and(own, eq(sessionNotes.id, id)))
      .returning()
    if (!kept) throw new AppError('NOT_FOUND', NO_NOTE)
    return kept
  })
  return shown(row, user.firstName, user.id)
}

/** Takes a note of one's own away. */
export async function removeNote({ deps, user }: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<{ id: string }> {
  await deps.store.transaction(async (tx) => {
    const own = and(eq(sessionNotes.id, id), eq(sessionNotes.authorId, user.id))
    const [gone] = await tx.delete(sessionNotes).where(own).returning({ id: sessionNotes.id })
    if (!gone) throw new AppError('NOT_FOUND', NO_NOTE)
  })
  return { id }
}
