import type { Letter } from '#server/core/letter'
import { FORGOTTEN_PATH, greet, type Owner } from './emails'

/** What happened to a way into an account, as its owner's mail says it. */
export type WayInChange = { subject: string; happened: string; means: string; locksOut?: true }

// no passkey's name: whoever added it chose the words, maybe with somebody else's address
export const passkeyAdded: WayInChange = {
  subject: 'A passkey was added to your Nolo account',
  happened: 'your account has a new passkey',
  means: 'It opens your account without a password.',
}

export const passkeyRemoved: WayInChange = {
  subject: 'A passkey was removed from your Nolo account',
  happened: 'a passkey was removed from your account',
  means: 'It no longer opens your account. Your other ways in stay.',
}

export const accountLinked = (issuer: string, email: string): WayInChange => ({
  subject: `Your Nolo account was linked with ${issuer}`,
  happened: 'your account has a new way in',
  means: `From now on ${email} at ${issuer} opens it too.`,
})

export const accountUnlinked = (email: string): WayInChange => ({
  subject: 'A linked account no longer opens your Nolo account',
  happened: 'a linked account was untied from yours',
  means: `${email} elsewhere no longer opens your account. Your other ways in stay.`,
})

export const secondStepOn: WayInChange = {
  subject: 'The second step for Nolo was turned on',
  happened: 'your account is guarded twice now',
  means: 'After your password we ask for six digits from your app. Keep your recovery codes safe.',
  locksOut: true,
}

export const secondStepOff: WayInChange = {
  subject: 'The second step for Nolo was turned off',
  happened: 'the second step was turned off',
  means: 'Your password opens your account again on its own. Your recovery codes stopped working.',
}

export const recoveryCodesRenewed: WayInChange = {
  subject: 'You have new recovery codes for Nolo',
  happened: 'your recovery codes are new',
  means: 'The codes you had before stopped working.',
}

const GET_BACK =
  'If it was not you, choose a new password now: that signs everybody out. Then look in your profile at what opens your account, and remove what you do not know.'
/** A new password alone does not open the account then. */
const LOCKED_OUT =
  'If it was not you, somebody knows your password and you may not come in without their code. Write to us at once.'

/** After a way into an account changed. `facts`: when, in which zone, from which browser. */
export const wayInLetter = (owner: Owner, change: WayInChange, facts: string[], origin: string): Letter => ({
  subject: change.subject,
  greeting: greet(owner, change.happened),
  facts,
  paragraphs: [`${change.means} If it was you, that is all.`, change.locksOut ? LOCKED_OUT : GET_BACK],
  button: { label: 'It was not me', href: `${origin}${change.locksOut ? '/contact' : FORGOTTEN_PATH}` },
  foot: 'You get this because it is about the safety of your account.',
})
