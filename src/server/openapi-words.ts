/** How the groups of paths are called for people. */
export const TAGS: Record<string, { 'x-displayName': string; description: string } | undefined> = {
  auth: { 'x-displayName': 'You', description: 'Who is signed in.' },
  goals: { 'x-displayName': 'Goals', description: 'What a person works towards. A new goal is active and at 0.' },
  sessions: { 'x-displayName': 'Sessions', description: 'Paid hours with a human coach.' },
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
  'post /api/conversations': { title: 'Before the interview' },
  'post /api/conversations/{id}/messages': { content: 'I want to sleep better.' },
  'post /api/chat': { conversationId: '0b9f6a9e-5a3b-4a70-8f0e-3c1f6d1f2a77', message: 'I want to sleep better.' },
}
