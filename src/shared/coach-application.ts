import * as z from 'zod'
import { APPLICATION_ZONES, LANGUAGES, RATE, SPECIALTIES } from './coach-options'
import { Id, Instant, isBlank, typedText } from './text'

const atLeast = (min: number, max: number, sentence: string) =>
  typedText(max).refine((text) => text.length >= min && !isBlank(text), sentence)
const zones: Record<string, string> = APPLICATION_ZONES
const digits = (text: string) => text.replace(/\D/g, '').length

/** POST /api/coaches/apply. The zone is an option's label or an IANA name; hourlyRate is whole rand. */
export const CoachApplication = z.object({
  firstName: atLeast(2, 80, 'First name must be at least 2 characters'),
  lastName: atLeast(2, 80, 'Last name must be at least 2 characters'),
  email: z.string().trim().toLowerCase().max(254, 'Invalid email address').pipe(z.email('Invalid email address')),
  phone: typedText(40).refine((text) => digits(text) >= 10, 'Phone number must be at least 10 digits'),
  bio: atLeast(100, 1000, 'Bio must be at least 100 characters'),
  experience: atLeast(50, 4000, 'Experience description must be at least 50 characters'),
  certifications: atLeast(20, 2000, 'Please list your certifications'),
  specialties: z.array(z.enum(SPECIALTIES)).min(1, 'Select at least one specialty').max(SPECIALTIES.length),
  hourlyRate: z
    .number({ error: 'Minimum rate is R50/hour' })
    .min(RATE.min / 100, 'Minimum rate is R50/hour')
    .max(RATE.max / 100, 'Maximum rate is R2000/hour'),
  availability: atLeast(10, 1000, 'Please describe your availability'),
  languages: z.array(z.enum(LANGUAGES)).min(1, 'Select at least one language').max(LANGUAGES.length),
  timezone: z
    .string({ error: 'Please select your timezone' })
    .min(1, 'Please select your timezone')
    .max(64)
    .refine((zone) => zone in zones || isZone(zone), 'Please select your timezone'),
  agreeToTerms: z.literal(true, { error: 'You must agree to the terms' }),
  agreeToBackground: z.literal(true, { error: 'You must agree to background check' }),
})
export type CoachApplication = z.infer<typeof CoachApplication>

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** The IANA zone meant by what the form or the caller gave. */
export const zoneOf = (given: string): string => zones[given] ?? given

export const ApplicationStatus = z.enum(['submitted', 'under_review', 'more_needed', 'interview', 'approved', 'rejected'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** A file handed in with an application: PDF, PNG or JPEG. */
export const ATTACHMENT = {
  bytes: 5 * 1024 * 1024,
  count: 10,
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  path: '/api/coaches/apply/attachments',
  sentence: 'Please attach a PDF, PNG or JPEG. What is inside this file is something else.',
} as const
export const Attachment = z.object({
  id: Id,
  name: z.string().max(200),
  mediaType: z.enum(ATTACHMENT.types),
  bytes: z.number().int(),
  addedAt: Instant,
})
export type Attachment = z.infer<typeof Attachment>

/** What was typed so far; anything may be missing, nothing is checked until it is handed in. */
export const ApplicationDraft = z.object({
  step: z.number().int().min(1).max(3),
  form: z.partialRecord(
    z.enum(Object.keys(CoachApplication.shape) as [keyof CoachApplication]),
    z.union([z.string().max(6000), z.number(), z.boolean(), z.array(z.string().max(80)).max(40), z.null()]),
  ),
})
export type ApplicationDraft = z.infer<typeof ApplicationDraft>

/** The application as it was handed in; the zone is IANA. */
export const SubmittedForm = z.object({
  ...CoachApplication.shape,
  email: z.string().max(254),
  timezone: z.string().max(64),
})
export type SubmittedForm = z.infer<typeof SubmittedForm>

/** What POST /api/coaches/apply answers. */
export const SubmittedApplication = z.object({ id: Id, status: ApplicationStatus, submittedAt: Instant })
export type SubmittedApplication = z.infer<typeof SubmittedApplication>
export const DraftKept = z.object({ keptAt: Instant })
export const AttachmentRef = z.object({ id: Id })

/** Statuses that leave the next word to us; only one such application a person, or one sent back for more. */
export const WAITING_STATUSES = ['submitted', 'under_review', 'interview'] as const satisfies ApplicationStatus[]

/** Where the asking person's application stands. */
export const OwnApplication = z.object({
  status: ApplicationStatus.nullable(),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** What was handed in last. */
  form: SubmittedForm.nullable(),
  /** What the team wrote: what is missing, or why not. */
  message: z.string().max(2000).nullable(),
  mayApply: z.boolean(),
  draft: ApplicationDraft.nullable(),
  attachments: z.array(Attachment).max(ATTACHMENT.count),
})
export type OwnApplication = z.infer<typeof OwnApplication>
