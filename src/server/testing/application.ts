import type { CoachApplication } from '#shared/coach-application'

/** An application nothing is wrong with; fields given win. */
export const goodApplication = (fields: Partial<CoachApplication> = {}): CoachApplication => ({
  firstName: 'Lindiwe',
  lastName: 'Khumalo',
  email: 'lindiwe@example.org',
  phone: '+27 82 555 0142',
  bio: 'I coach night nurses and others whose working day begins when everybody else goes home, on sleep, worry and life beside the ward.',
  experience: 'Eight years of coaching nurses and their teams in two hospitals, about 600 hours.',
  certifications: 'Coaches and Mentors of South Africa, Practitioner, 2021.',
  specialties: ['Health & Wellness', 'Stress Management'],
  hourlyRate: 650,
  availability: 'Weekdays from 13:00 to 18:00.',
  languages: ['English', 'Zulu'],
  timezone: 'Durban',
  agreeToTerms: true,
  agreeToBackground: true,
  ...fields,
})

/** The first bytes of files that are what they say. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A Windows program, whatever it is called. */
export const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])
