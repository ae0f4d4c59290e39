import { and, eq, inArray, isNull } from 'drizzle-orm'
import { jobs } from '#server/core/job-table'
import type { Tx } from '#server/core/store'
import { coachesReviewedBy, deriveRating } from '../sessions/service'
import { personalData } from './registry'
import { deletedAccounts } from './tables'

/** Applies the registry's rules to everything of a person, children first, and notes that they are gone. */
export async function erasePerson(tx: Tx, person: { id: string; addresses: string[] }, deletedAt: Date): Promise<void> {
  const reviewed = await coachesReviewedBy(tx, person.id)
  for (const { table, whose, rule } of personalData.toReversed()) {
    if (rule.kind === 'delete') await tx.delete(table).where(whose(tx, person.id))
    if (rule.kind === 'pseudonymise')
      await tx
        .update(table)
        .set(rule.to)
        .where((rule.whose ?? whose)(tx, person.id))
  }
  for (const coachId of reviewed) await deriveRating(tx, coachId)
  await dropWorkFor(tx, person.addresses)
  await tx.insert(deletedAccounts).values({ id: person.id, deletedAt }).onConflictDoNothing()
}

/** Kinds of work that may know an address and not whose it is. All others name their owner, or only ids. */
const BY_ADDRESS = ['mail', 'forgotten-password']

/** Work that did not know yet whom it is about, only an address. */
async function dropWorkFor(tx: Tx, addresses: string[]): Promise<void> {
  const nobodys = and(inArray(jobs.kind, BY_ADDRESS), isNull(jobs.doneAt), isNull(jobs.userId))
  for (const { id, payload } of await tx.select({ id: jobs.id, payload: jobs.payload }).from(jobs).where(nobodys))
    if (addresses.some((address) => payload.includes(JSON.stringify(address)))) await tx.delete(jobs).where(eq(jobs.id, id))
}
