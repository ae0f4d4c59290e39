/** The closed lists of a coach's application and profile, as the product words them. */
export const SPECIALTIES = [
  'Life Coaching',
  'Career Development',
  'Executive Coaching',
  'Health & Wellness',
  'Relationship Coaching',
  'Financial Coaching',
  'Business Coaching',
  'Leadership Development',
  'Personal Development',
  'Mental Health Support',
  'Stress Management',
  'Goal Setting',
  'Communication Skills',
  'Time Management',
  'Mindfulness & Meditation',
  'Productivity',
] as const
export type Specialty = (typeof SPECIALTIES)[number]

export const LANGUAGES = [
  'English',
  'Afrikaans',
  'Zulu',
  'Xhosa',
  'Sotho',
  'Tswana',
  'Venda',
  'Tsonga',
  'Swati',
  'Ndebele',
  'Spanish',
  'French',
  'Portuguese',
  'German',
] as const
export type Language = (typeof LANGUAGES)[number]

/** What the form offers, and the IANA zone that is kept. Cape Town and Durban share Johannesburg's clock. */
export const APPLICATION_ZONES = {
  Johannesburg: 'Africa/Johannesburg',
  'Cape Town': 'Africa/Johannesburg',
  Durban: 'Africa/Johannesburg',
  UTC: 'UTC',
  London: 'Europe/London',
  Paris: 'Europe/Paris',
  'New York': 'America/New_York',
  'Los Angeles': 'America/Los_Angeles',
  Tokyo: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
} as const

/** Rates are South African rand an hour, in cents; the default stands where a coach has set none. */
export const RATE = { min: 50_00, max: 2000_00, default: 500_00, currency: 'ZAR' } as const
/** What a coach keeps of a session's price. */
export const COACH_SHARE = 0.85

/** The orders the directory comes in. */
export const COACH_SORTS = ['rating', 'price', 'experience'] as const
/** How many coaches the directory shows at a time. */
export const COACHES_A_PAGE = 24
