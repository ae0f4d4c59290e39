import type { Letter } from '#server/core/letter'
import type { ApplicationDecision } from '#shared/admin'

const WHY = 'You get this mail because you applied to coach on Nolo.'
const look = (origin: string, label = 'See your application') => ({ label, href: `${origin}/api/login?returnTo=%2Fapply-coach` })

/** Says that an application has come in; `again` where it was sent back to them before. */
export const receivedLetter = (origin: string, firstName: string, again: boolean): Letter => ({
  subject: again ? 'We have what you added' : 'We have your application',
  greeting: `Thank you, ${firstName}.`,
  facts: ['We review every application in 3-5 business days.'],
  paragraphs: [
    'A person reads it, all of it.',
    'Then come the background check, a virtual interview if you are selected, and onboarding. We write to you at each step.',
  ],
  button: look(origin),
  foot: WHY,
})

type Words = { origin: string; firstName: string; message: string }
const quoted = (message: string) => (message ? [message] : [])

/** What the applicant is told of each decision; the administrator's own words stand in the middle. */
export const DECISION_LETTERS: Record<ApplicationDecision['decision'], (words: Words) => Letter> = {
  under_review: ({ origin, firstName, message }) => ({
    subject: 'We are reading your application',
    greeting: `Your application is being read, ${firstName}.`,
    paragraphs: [...quoted(message), 'There is nothing to do for you just now.'],
    button: look(origin),
    foot: WHY,
  }),
  interview: ({ origin, firstName, message }) => ({
    subject: 'We would like to meet you',
    greeting: `We would like to meet you, ${firstName}.`,
    paragraphs: [
      ...quoted(message),
      'It is a virtual interview of about half an hour. Answer this mail with times that suit you.',
    ],
    button: look(origin),
    foot: WHY,
  }),
  more_needed: ({ origin, firstName, message }) => ({
    subject: 'Your application needs a little more',
    greeting: `We need a little more, ${firstName}.`,
    paragraphs: [...quoted(message), 'All you wrote is still there. Change what is needed and submit it again.'],
    button: look(origin, 'Go on with your application'),
    foot: WHY,
  }),
  rejected: ({ origin, firstName, message }) => ({
    subject: 'About your application to coach',
    greeting: `We cannot take you on as a coach now, ${firstName}.`,
    paragraphs: [...quoted(message), 'You may apply again whenever something has changed.'],
    button: look(origin),
    foot: WHY,
  }),
  approved: ({ origin, firstName, message }) => ({
    subject: 'Welcome: you are a coach on Nolo',
    greeting: `Welcome, ${firstName}. You are a coach on Nolo.`,
    facts: ['Monday to Friday, 09:00 to 18:00', 'These hours are open to clients from now on.'],
    paragraphs: [
      ...quoted(message),
      'Your page is made from your application. Set your own hours, your rate and your story before the first client comes.',
    ],
    button: { label: 'Open your coaching area', href: `${origin}/api/login?returnTo=%2Fcoach` },
    foot: WHY,
  }),
}
