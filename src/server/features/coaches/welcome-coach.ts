import { eq } from 'drizzle-orm'
import type { Tx } from '#server/core/store'
import type { SubmittedForm } from '#shared/coach-application'
import { users } from '../auth/tables'
import { makeCoach } from './make-coach'
import { searchTextOf } from './search-text'
import { coaches, coachLanguages, coachSpecialties } from './tables'

const HEADLINE_LENGTH = 120

type Approved = { userId: string; form: SubmittedForm; verified: { at: Date; what: string[] } }

/**
 * Makes a person a coach out of their application, in role and profile. A former coach's profile comes back with what the
 * application says and the hours it had. Administrators keep their role.
 */
export async function welcomeCoach(tx: Tx, { userId, form, verified }: Approved): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).limit(1)
  if (!person) throw new Error('The applicant is gone.')
  if (person.role === 'client') await tx.update(users).set({ role: 'coach' }).where(eq(users.id, userId))
  const { firstName, lastName } = person
  const specialties = [...new Set(form.specialties)]
  const languages = [...new Set(form.languages)]
  const profile = {
    headline: specialties.slice(0, 2).join(' and ').slice(0, HEADLINE_LENGTH),
    bio: form.bio,
    story: form.experience,
    hourlyRate: Math.round(form.hourlyRate * 100),
    timeZone: form.timezone,
  }
  const [former] = await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId)).limit(1)
  if (!former) {
    await makeCoach(tx, { userId, firstName, lastName, ...profile, verified, specialties, languages, createdAt: verified.at })
    return
  }
  const coachId = former.id
  const searchText = searchTextOf({ firstName, lastName, bio: form.bio, specialties })
  const again = { ...profile, isActive: true, verifiedAt: verified.at, verifiedWhat: verified.what, searchText }
  await tx.update(coaches).set(again).where(eq(coaches.id, coachId))
  await tx.delete(coachSpecialties).where(eq(coachSpecialties.coachId, coachId))
  await tx.delete(coachLanguages).where(eq(coachLanguages.coachId, coachId))
  await tx.insert(coachSpecialties).values(specialties.map((specialty, place) => ({ coachId, specialty, place })))
  await tx.insert(coachLanguages).values(languages.map((language) => ({ coachId, language })))
}
