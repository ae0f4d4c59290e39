/** How the groups of paths are called for people. */
export const TAGS: Record<string, { 'x-displayName': string; description: string } | undefined> = {
  auth: { 'x-displayName': 'You', description: 'Who is signed in.' },
  goals: { 'x-displayName': 'Goals', description: 'What a person works towards. A new goal is active and at 0.' },
  sessions: { 'x-displayName': 'Sessions', description: 'Paid hours with a human coach.' },
  coaches: { 'x-displayName': 'Coaches', description: 'Human coaches, and how to become one.' },
  chat: {
    'x-displayName': 'Chat with Nolo',
    description: 'Conversations with the AI coach. Sending waits until the reply is stored; the app itself streams it over tRPC.',
  },
}

/** A body that fits, for the paths that take one. */
export const BODY_EXAMPLES: Record<string, object | undefined> = {
  'post /api/goals': {
    title: 'Speak up in meetings',
    description: 'Say one thing in every stand-up.',
    category: 'Career',
    targetDate: '2027-03-31',
  },
  'post /api/coaches/apply': {
    firstName: 'Lindiwe',
    lastName: 'Khumalo',
    email: 'lindiwe@example.co.za',
    phone: '+27 82 555 0142',
    bio: 'I coach night nurses and others whose working day begins when everybody else goes home, on sleep, worry and finding a life beside the ward.',
    experience: 'Eight years of coaching nurses and their teams in two hospitals, about 600 hours.',
    certifications: 'Coaches and Mentors of South Africa, Practitioner, 2021.',
    specialties: ['Health & Wellness', 'Stress Management'],
    hourlyRate: 650,
    availability: 'Weekdays from 13:00 to 18:00.',
    languages: ['English', 'Zulu'],
    timezone: 'Johannesburg',
    agreeToTerms: true,
    agreeToBackground: true,
  },
  'post /api/sessions': {
    coachId: '6a1c1f0e-2b7d-4c58-9d0e-4f5b8a7c3e21',
    sessionType: 'individual',
    date: '2026-11-24',
    time: '10:00',
    duration: 60,
    sessionFormat: 'video',
    notes: 'My first talk about changing teams.',
    specialRequests: '',
    timeZone: 'Africa/Johannesburg',
  },
  'post /api/conversations': { title: 'Before the interview' },
  'post /api/conversations/{id}/messages': { content: 'I want to sleep better.' },
  'post /api/chat': { conversationId: '0b9f6a9e-5a3b-4a70-8f0e-3c1f6d1f2a77', message: 'I want to sleep better.' },
}
