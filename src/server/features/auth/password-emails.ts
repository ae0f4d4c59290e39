import type { Letter } from '#server/core/letter'
import { FORGOTTEN_PATH, greet, type Owner } from './emails'

/** With the link that lets its reader choose a new password. */
export const forgottenLetter = (owner: Owner, link: string): Letter => ({
  subject: 'Choose a new password for Nolo',
  greeting: greet(owner, 'here is the way back in'),
  paragraphs: ['Somebody, hopefully you, asked for a new password. The button below works once, for an hour.'],
  button: { label: 'Choose a new password', href: link },
  foot: 'You did not ask? Then leave this mail alone. Your password stays as it is.',
})

/** After a password was changed or set anew. `facts`: when, in which zone, from which browser. */
export const passwordChangedLetter = (owner: Owner, facts: string[], origin: string): Letter => ({
  subject: 'Your password for Nolo was changed',
  greeting: greet(owner, 'your password is new'),
  facts,
  paragraphs: [
    'Every other browser was signed out. If it was you, that is all.',
    'If it was not you, choose another password now. That signs everybody else out.',
  ],
  button: { label: 'It was not me', href: `${origin}${FORGOTTEN_PATH}` },
  foot: 'You get this because it is about the safety of your account.',
})
