import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { users } from '../auth/tables'
import { applications } from '../coaches/tables'
import { audit, type NewAuditEntry } from './audit'
import { decisionDetail } from './decide'
import { DEMO_APPLICANTS } from './seed-applicants'

const DAY = 86_400_000
const HABITS = { timeZone: 'Africa/Johannesburg', currency: 'ZAR', locale: 'en-ZA' }

/** People who wait for a word about their application, and one who was blocked. */
export async function seedAdmin(deps: Deps, adminId: string): Promise<void> {
  const now = deps.clock.now()
  const ago = (days: number) => new Date(now - days * DAY)
  const actor = { kind: 'person' as const, id: adminId }
  const blocked = {
    ...{ id: randomId(), email: 'dumisani.radebe@nolo.test', firstName: 'Dumisani', lastName: 'Radebe', role: 'client' as const },
    ...{ createdAt: ago(40), emailVerifiedAt: ago(40), blockedAt: ago(12), ...HABITS },
  }
  const reason = 'Sent adverts for loans to several coaches, also after we had asked him not to'
  const entries: NewAuditEntry[] = [{ at: ago(12), actor, action: 'user.block', subjectId: blocked.id, detail: reason }]
  const people: (typeof users.$inferInsert)[] = [blocked]
  const rows: (typeof applications.$inferInsert)[] = []
  for (const { form, daysAgo, decided } of DEMO_APPLICANTS) {
    const { firstName, lastName, email } = form
    const id = randomId()
    const createdAt = ago(daysAgo + 1)
    people.push({ ...HABITS, id, email, firstName, lastName, role: 'client', createdAt, emailVerifiedAt: createdAt })
    rows.push({
      ...{ id: randomId(), userId: id, openFor: id, form: JSON.stringify(form), submittedAt: ago(daysAgo) },
      status: decided?.status ?? 'submitted',
      message: decided?.message || null,
      decidedBy: decided ? adminId : null,
      decidedAt: decided ? ago(decided.daysAgo) : null,
    })
    if (!decided) continue
    const detail = decisionDetail(decided.status, decided.message)
    entries.push({ at: ago(decided.daysAgo), actor, action: 'application.decide', subjectId: id, detail })
  }
  entries.sort((one, other) => one.at.getTime() - other.at.getTime())
  await deps.store.transaction(async (tx) => {
    await tx.insert(users).values(people)
    await tx.insert(applications).values(rows)
    for (const entry of entries) await audit(tx, entry)
  })
}
