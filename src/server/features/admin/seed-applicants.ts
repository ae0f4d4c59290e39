import type { ApplicationDecision } from '#shared/admin'
import type { CoachApplication } from '#shared/coach-application'

type Applicant = {
  form: CoachApplication
  daysAgo: number
  decided?: { status: ApplicationDecision['decision']; daysAgo: number; message: string }
}

const AGREED = { timezone: 'Africa/Johannesburg', agreeToTerms: true, agreeToBackground: true } as const

/** People who would like to coach, each at another point of the way, the longest waiting first. */
export const DEMO_APPLICANTS: Applicant[] = [
  {
    form: {
      ...{ firstName: 'Pieter', lastName: 'Botes', email: 'pieter.botes@nolo.test', phone: '+27 83 555 0127' },
      bio: 'I was a rugby referee and then a maths teacher, so I have been shouted at by experts. I coach people who have to decide quickly and live with it afterwards.',
      experience: 'Six years beside teaching, about 350 hours, mostly with heads of department and young managers.',
      certifications: 'ICF ACC 2021, Coaching for Performance certificate (Stellenbosch, 2019).',
      ...{ specialties: ['Leadership Development', 'Stress Management', 'Goal Setting'], hourlyRate: 700 },
      ...{ availability: 'Weekdays after 15:00, Saturday mornings', languages: ['Afrikaans', 'English'], ...AGREED },
    },
    daysAgo: 9,
    decided: { status: 'interview', daysAgo: 2, message: 'We would like to meet you. Does Thursday at 16:00 suit you?' },
  },
  {
    form: {
      ...{ firstName: 'Nonhlanhla', lastName: 'Sithole', email: 'nonhlanhla.sithole@nolo.test', phone: '+27 72 555 0193' },
      bio: 'Twelve years in the accounts of small firms taught me that a budget is a diary of what people fear. I help them read it without shame and change one line at a time.',
      experience: 'Four years of money coaching for members of a savings club in Umlazi, some 200 hours in all.',
      certifications: 'Certificate in financial coaching, 2022. COMENSA membership applied for.',
      ...{ specialties: ['Financial Coaching', 'Goal Setting'], hourlyRate: 420 },
      ...{ availability: 'Monday to Thursday, 17:00 to 20:00', languages: ['Zulu', 'English', 'Swati'], ...AGREED },
    },
    daysAgo: 6,
    decided: {
      ...{ status: 'more_needed', daysAgo: 4 },
      message: 'Please attach the certificate of 2022. The name of its issuer cannot be read in the scan.',
    },
  },
  {
    form: {
      ...{ firstName: 'Gareth', lastName: 'Daniels', email: 'gareth.daniels@nolo.test', phone: '+27 84 555 0166' },
      bio: 'I cooked in hotels for fifteen years and ran the last two kitchens without anybody throwing a pan. I coach people who lead small teams under pressure and late at night.',
      experience: 'Three years of coaching chefs and floor managers, around 150 hours, supervised every month.',
      certifications: 'COMENSA Credentialed Practitioner 2023, first aid for mental health 2024.',
      ...{ specialties: ['Leadership Development', 'Stress Management', 'Communication Skills'], hourlyRate: 520 },
      ...{ availability: 'Tuesday to Friday, 09:00 to 13:00', languages: ['English', 'Afrikaans'], ...AGREED },
    },
    daysAgo: 3,
    decided: { status: 'under_review', daysAgo: 1, message: '' },
  },
  {
    form: {
      ...{ firstName: 'Refilwe', lastName: 'Motaung', email: 'refilwe.motaung@nolo.test', phone: '+27 79 555 0118' },
      bio: 'I am a speech therapist who got curious about what people do with their voice once it works. I coach those who have something to say and a room that does not wait for it.',
      experience: 'Eight years of therapy in public hospitals and two of coaching, about 120 hours so far.',
      certifications: 'HPCSA registration ST 0044120, ICF Level 1 programme completed in 2025.',
      ...{ specialties: ['Communication Skills', 'Career Development', 'Personal Development'], hourlyRate: 480 },
      ...{ availability: 'Weekday mornings, 08:00 to 12:00', languages: ['Sotho', 'Tswana', 'English'], ...AGREED },
    },
    daysAgo: 0.2,
  },
]
