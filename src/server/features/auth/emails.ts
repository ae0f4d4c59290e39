import type { Letter } from '#server/core/letter'

/** The page that mails a link to choose a new password. */
export const FORGOTTEN_PATH = '/api/forgot-password'

/** The page behind a link that shows an address is its reader's. */
export const ADDRESS_PATH = '/api/verify-email'

/** Whom a letter speaks to: a row of the database, or whoever is signed in. */
export type Owner = { firstName: string; emailVerifiedAt: Date | null } | { firstName: string; emailVerified: boolean }

export const isVerified = (owner: Owner): boolean =>
  'emailVerified' in owner ? owner.emailVerified : owner.emailVerifiedAt !== null

/** Speaks by name where the address is verified: else a stranger may have signed up with it, and chosen what the name says. */
export function greet(owner: Owner, sentence: string): string {
  return isVerified(owner) ? `Hello ${owner.firstName}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export const verifyLink = (origin: string, token: string) => `${origin}${ADDRESS_PATH}?token=${token}`

/** To a new account's address. No name stands in it: whoever signed up chose the name, maybe with somebody else's address. */
export const welcomeLetter = (link: string): Letter => ({
  subject: 'Welcome to Nolo. Is this your address?',
  greeting: 'One small step: tell us that this address is yours',
  paragraphs: [
    'Welcome. Your account is ready, with 14 days free and no credit card needed.',
    'The button below shows us that mails to you arrive. It works for seven days.',
  ],
  button: { label: 'This is my address', href: link },
  foot: 'You did not sign up? Then leave this mail alone, and we take this address for unconfirmed.',
})

/** The same question once more, to somebody who asked for it. No name here either. */
export const verifyLetter = (link: string): Letter => ({
  subject: 'Is this your address?',
  greeting: 'Tell us that this address is yours',
  paragraphs: ['The button below shows us that mails to you arrive. It works for seven days.'],
  button: { label: 'This is my address', href: link },
  foot: 'You have no account with us? Then leave this mail alone, and we take this address for unconfirmed.',
})

/** To the owner of an account when somebody else tries to sign up with its address. */
export const addressTakenLetter = (owner: Owner, origin: string): Letter => ({
  subject: 'Somebody tried to sign up with your address',
  greeting: greet(owner, 'you already have an account with this address'),
  paragraphs: [
    'Somebody, maybe you, just tried to make a new Nolo account with it. Nothing about your account has changed.',
    `If it was you, sign in with the account you have. You can choose a new password at ${origin}${FORGOTTEN_PATH}`,
  ],
  button: { label: 'Sign in', href: `${origin}/api/login` },
  foot: 'If it was not you, there is nothing you need to do. They did not get in.',
})

/** To the address an account is to move to. No name: it may be somebody else's address. */
export const newAddressLetter = (link: string): Letter => ({
  subject: 'Is this your new address for Nolo?',
  greeting: 'Tell us that this new address is yours',
  paragraphs: [
    'Behind the button below you say yes once more, and your Nolo account moves to this address. Until then nothing changes. It works once, for a day.',
  ],
  button: { label: 'Use this address', href: link },
  foot: 'You did not ask for this? Then leave this mail alone, and nothing happens.',
})

/** To the owner of an account when another account asks for its address. */
export const newAddressTakenLetter = (owner: Owner, origin: string): Letter => ({
  subject: 'Somebody tried to use your address',
  greeting: greet(owner, 'this address already belongs to your account'),
  paragraphs: [
    'Somebody, maybe you, asked to move another Nolo account to it. That is not possible while yours has it. Nothing about your account has changed.',
  ],
  button: { label: 'Sign in', href: `${origin}/api/login` },
  foot: 'If it was not you, there is nothing you need to do. They did not get in.',
})

/** To the address an account has now, when its owner asks to move it. */
export const addressChangeAskedLetter = (owner: Owner, origin: string): Letter => ({
  subject: 'Your address for Nolo is about to change',
  greeting: greet(owner, 'somebody asked to move your account to another address'),
  paragraphs: [
    'If that was you, open the link in the mail at the new address and say yes there. Until then this one stays.',
    'If it was not you, somebody knows your password. Choose a new one now: that stops the move and signs everybody out.',
  ],
  button: { label: 'Choose a new password', href: `${origin}${FORGOTTEN_PATH}` },
  foot: 'You get this because it is about the safety of your account.',
})

/** To the address an account had, once it has moved. */
export const addressChangedLetter = (owner: Owner, facts: string[], origin: string): Letter => ({
  subject: 'Your address for Nolo has changed',
  greeting: greet(owner, 'your account has a new address'),
  facts,
  paragraphs: ['From now on you sign in with the new address, and our mails go there. This is the last one to this address.'],
  button: { label: 'Write to us if it was not you', href: `${origin}/contact` },
  foot: 'You get this because it is about the safety of your account.',
})
