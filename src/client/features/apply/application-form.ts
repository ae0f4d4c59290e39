import type { FieldErrors } from 'react-hook-form'
import { zoneLabel } from '#client/lib/zones'
import type { User } from '#shared/auth'
import { type ApplicationDraft, type CoachApplication, type OwnApplication, zoneOf } from '#shared/coach-application'
import { APPLICATION_ZONES } from '#shared/coach-options'

/** What the fields hold while one types; whether it is right is asked at the end. */
export type ApplicationValues = Omit<CoachApplication, 'hourlyRate' | 'agreeToTerms' | 'agreeToBackground'> & {
  hourlyRate: number | null
  agreeToTerms: boolean
  agreeToBackground: boolean
}
export type FieldName = keyof ApplicationValues

export const STEPS = ['Personal Information', 'Professional Details', 'Review & Submit'] as const

/** Which fields stand on which step, in the order one sees them. */
export const FIELDS: Record<1 | 2 | 3, readonly FieldName[]> = {
  1: ['firstName', 'lastName', 'email', 'phone', 'bio'],
  2: ['specialties', 'experience', 'certifications', 'hourlyRate', 'timezone', 'availability', 'languages'],
  3: ['agreeToTerms', 'agreeToBackground'],
}
export type Step = keyof typeof FIELDS
const ALL_STEPS: readonly Step[] = [1, 2, 3]

/** The first field in error as one goes through the steps. */
export function firstError(errors: FieldErrors<ApplicationValues>): { step: Step; field: FieldName } | null {
  for (const step of ALL_STEPS) {
    const field = FIELDS[step].find((name) => errors[name])
    if (field) return { step, field }
  }
  return null
}

export const asStep = (step: number | undefined): Step => ALL_STEPS.find((known) => known === step) ?? 1

const labels = Object.keys(APPLICATION_ZONES)
/** The option of a kept zone: its label, or the IANA name where the list has none. */
const zoneOption = (zone: string): string => labels.find((label) => zoneOf(label) === zone) ?? zone

/** The zone as it is kept: what was picked may share its clock with others, and reads the same before and after it is sent. */
export const zoneShown = (picked: string): string => zoneLabel(zoneOf(picked))

/** What the fields begin with: what was typed lately, else what was handed in before, else what we know of the person. */
export function beginWith(own: OwnApplication, user: User): ApplicationValues {
  const empty: ApplicationValues = {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: '',
    bio: '',
    experience: '',
    certifications: '',
    specialties: [],
    hourlyRate: null,
    availability: '',
    languages: [],
    timezone: '',
    agreeToTerms: false,
    agreeToBackground: false,
  }
  if (own.draft) return merged(empty, own.draft.form)
  if (!own.form) return empty
  const before = { ...empty, ...own.form, timezone: zoneOption(own.form.timezone) }
  return own.status === 'more_needed' ? before : { ...before, agreeToTerms: false, agreeToBackground: false }
}

/** A draft is what anybody may have sent: what does not have the shape of its field is left out. */
function merged(empty: ApplicationValues, draft: ApplicationDraft['form']): ApplicationValues {
  const fits = (name: FieldName, value: unknown) => {
    if (name === 'hourlyRate') return value === null || typeof value === 'number'
    return Array.isArray(empty[name]) ? Array.isArray(value) : typeof value === typeof empty[name]
  }
  const known = Object.entries(draft).filter(([name, value]) => name in empty && fits(name as FieldName, value))
  return { ...empty, ...Object.fromEntries(known) }
}
