import { eq, inArray } from 'drizzle-orm'
import { idempotentAnswers, jobs } from '#server/core/job-table'
import { keyChecks } from '#server/core/key-table'
import { testCharges } from '#server/core/test-charge-table'
import { auditDetails, auditEntries, auditHead } from '../admin/tables'
import {
  challenges,
  emailLinks,
  identities,
  loginSessions,
  passkeys,
  passwordLinks,
  recoveryCodes,
  signInAddresses,
  totp,
  users,
} from '../auth/tables'
import { chatMessages, conversations } from '../chat/tables'
import { coachDirectory } from '../coaches/tables'
import { currencyRates } from '../currency/tables'
import { goalMilestones, goalProgress, goals } from '../goals/tables'
import { ledgerEntries, refunds } from '../payments/tables'
import { bookingCells, groupSeats, groups } from '../sessions/tables'
import { type AnyTable, OPENS, OUR_OWN, ownedBy, type PersonalTable, personal } from './personal-table'
import { coachingData } from './registry-coaching'
import { deletedAccounts } from './tables'

/**
 * Every table that holds something of a person, in the order the download shows them; a deletion goes through it from the
 * end. A test fails for any table or column of the schema that is neither here nor in `withoutPersonalData`.
 */
export const personalData: PersonalTable[] = [
  personal(users, {
    title: 'Your account',
    whose: ownedBy(users.id),
    shown: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      emailVerifiedAt: 'Address confirmed',
      role: 'Role',
      profileImageUrl: 'Picture',
      timeZone: 'Time zone',
      currency: 'Currency',
      locale: 'Language',
      createdAt: 'Joined',
      trialEndsAt: 'Free days end',
      blockedAt: 'Blocked',
    },
    links: ['id'],
    hidden: { passwordHash: OPENS },
  }),
  personal(goals, {
    title: 'Goals',
    whose: ownedBy(goals.userId),
    shown: {
      title: 'Goal',
      description: 'Description',
      category: 'Category',
      targetDate: 'Target date',
      progress: 'Progress in percent',
      status: 'Status',
      createdAt: 'Made',
      updatedAt: 'Last changed',
      deletedAt: 'Deleted',
    },
    links: ['id', 'userId'],
  }),
  personal(goalMilestones, {
    title: 'Milestones of your goals',
    whose: (db, userId) =>
      inArray(goalMilestones.goalId, db.select({ id: goals.id }).from(goals).where(eq(goals.userId, userId))),
    shown: { title: 'Milestone', done: 'Done' },
    links: ['id', 'goalId', 'position'],
  }),
  personal(goalProgress, {
    title: 'How your goals moved',
    whose: ownedBy(goalProgress.userId),
    shown: { at: 'When', was: 'From percent', progress: 'To percent' },
    links: ['id', 'goalId', 'userId'],
  }),
  personal(conversations, {
    title: 'Conversations with Nolo',
    whose: ownedBy(conversations.userId),
    shown: {
      title: 'Title',
      createdAt: 'Begun',
      updatedAt: 'Last used',
      raised: 'Help lines shown',
      askedAgain: 'Asked again after',
    },
    links: ['id', 'userId'],
  }),
  personal(chatMessages, {
    title: 'Messages',
    whose: ownedBy(chatMessages.userId),
    shown: {
      createdAt: 'When',
      role: 'From',
      content: 'Text',
      status: 'State',
      source: 'Written by',
      crisis: 'About a crisis',
      suggestions: 'Suggested answers',
      proposal: 'Offered to write down',
      proposalAnswer: 'Your answer to that',
      rating: 'Your thumb',
      stoodIn: 'Guided mode stood in',
    },
    links: ['id', 'conversationId', 'position', 'userId'],
    hidden: { serverId: OUR_OWN, leaseUntil: OUR_OWN },
    json: ['suggestions', 'proposal'],
  }),
  ...coachingData,
  personal(loginSessions, {
    title: 'Where you are signed in',
    whose: ownedBy(loginSessions.userId),
    shown: {
      userAgent: 'Browser',
      address: 'Network address',
      createdAt: 'Signed in',
      lastUsedAt: 'Last used',
      expiresAt: 'Ends',
    },
    links: ['userId'],
    hidden: { id: OPENS },
  }),
  personal(signInAddresses, {
    title: 'Networks you signed in from lately',
    whose: ownedBy(signInAddresses.userId),
    shown: { lastAt: 'Last sign-in' },
    links: ['userId'],
    hidden: { addressHash: 'A fingerprint of the network that cannot be read back.' },
  }),
  personal(emailLinks, {
    title: 'Links mailed to you',
    whose: ownedBy(emailLinks.userId),
    shown: { email: 'To', purpose: 'For', expiresAt: 'Works until' },
    links: ['userId'],
    hidden: { id: OPENS },
  }),
  personal(passwordLinks, {
    title: 'Links to a new password',
    whose: ownedBy(passwordLinks.userId),
    shown: { expiresAt: 'Works until' },
    links: ['userId'],
    hidden: { id: OPENS },
  }),
  personal(totp, {
    title: 'The app that makes your codes',
    whose: ownedBy(totp.userId),
    shown: { confirmedAt: 'In use since' },
    links: ['userId'],
    hidden: { secret: OPENS, lastStep: OUR_OWN },
  }),
  personal(recoveryCodes, {
    title: 'Recovery codes',
    whose: ownedBy(recoveryCodes.userId),
    shown: { usedAt: 'Used' },
    links: ['userId'],
    hidden: { codeHash: OPENS },
  }),
  personal(passkeys, {
    title: 'Passkeys',
    whose: ownedBy(passkeys.userId),
    shown: { name: 'Name', addedAt: 'Added', lastUsedAt: 'Last used', transports: 'Reached by' },
    links: ['id', 'userId', 'credentialId', 'publicKey'],
    hidden: { counter: OUR_OWN },
  }),
  personal(identities, {
    title: 'Accounts elsewhere that open this one',
    whose: ownedBy(identities.userId),
    shown: { issuer: 'Where', email: 'Address there', subject: 'Your number there', addedAt: 'Added' },
    links: ['id', 'userId'],
  }),
  personal(challenges, {
    title: 'Sign-ins begun and not finished',
    whose: ownedBy(challenges.userId),
    shown: { kind: 'Kind', expiresAt: 'Works until', tries: 'Tries' },
    links: ['userId'],
    hidden: { id: OPENS, payload: OPENS },
  }),
  personal(jobs, {
    title: 'Work to be done for you',
    whose: ownedBy(jobs.userId),
    shown: { kind: 'Kind', runAt: 'From', doneAt: 'Done', attempts: 'Failed tries' },
    links: ['userId'],
    hidden: {
      id: OUR_OWN,
      key: OUR_OWN,
      claimedUntil: OUR_OWN,
      lastError: OUR_OWN,
      payload: 'Mails with links that open your account; you find them in your inbox.',
    },
  }),
  personal(idempotentAnswers, {
    title: 'Requests remembered for a day, so that sending them twice does no harm',
    whose: ownedBy(idempotentAnswers.userId),
    shown: { operation: 'What', key: 'Named by your program', createdAt: 'When' },
    links: ['userId'],
    hidden: {
      id: OUR_OWN,
      bodyHash: OUR_OWN,
      answer: 'A copy of an answer you were given; what it tells stands elsewhere here.',
    },
  }),
  personal(auditEntries, {
    title: 'What was done with your account and who looked at it',
    whose: ownedBy(auditEntries.subjectId),
    shown: { at: 'When', actorKind: 'By', action: 'What' },
    links: ['id', 'subjectId'],
    hidden: {
      seq: OUR_OWN,
      actorId: 'It may be another person.',
      detailDigest: OUR_OWN,
      previousHash: OUR_OWN,
      hash: OUR_OWN,
    },
    rule: {
      kind: 'keep',
      why: 'Whoever handles private records has to be able to show what was done with them (GDPR, article 5, paragraph 2). Only ids are left, which lead to nobody once the account is gone.',
    },
  }),
  personal(auditDetails, {
    title: 'The words to those entries',
    whose: (db, userId) =>
      inArray(
        auditDetails.entryId,
        db.select({ id: auditEntries.id }).from(auditEntries).where(eq(auditEntries.subjectId, userId)),
      ),
    shown: { detail: 'Words' },
    links: ['entryId'],
    hidden: { salt: OUR_OWN },
  }),
]

/** The tables that hold nothing of a person, and why that is so. */
export const withoutPersonalData: { table: AnyTable; why: string }[] = [
  { table: groups, why: 'Meetings of groups: whose seats they have stands with the sessions.' },
  { table: coachDirectory, why: 'How often the list of coaches changed.' },
  { table: bookingCells, why: 'Which quarter hours of a coach are taken.' },
  { table: groupSeats, why: 'Which seats of a meeting are taken.' },
  { table: refunds, why: 'The books: what was given back of which payment, not whose.' },
  { table: ledgerEntries, why: 'The books: amounts between accounts named by number.' },
  { table: deletedAccounts, why: 'Ids of accounts that are gone: nothing else is left that bears them.' },
  { table: auditHead, why: 'The newest hash of the audit log.' },
  { table: testCharges, why: 'The book of the test cards: amounts that were never money.' },
  { table: currencyRates, why: 'Exchange rates the operator loaded.' },
  { table: keyChecks, why: 'The names of the keys in use, and one word sealed with each.' },
]
