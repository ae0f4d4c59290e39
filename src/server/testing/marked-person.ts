import { eq } from 'drizzle-orm'
import { randomId, randomToken } from '#server/core/crypto'
import { queueMail } from '#server/core/outbox'
import { audit } from '#server/features/admin/service'
import { currentUser } from '#server/features/auth/service'
import { identities, passkeys, users } from '#server/features/auth/tables'
import { finishReplies } from '#server/features/chat/service'
import { cookieOf, login, PASSWORD, register } from './sign-in'
import type { TestApp } from './test-app'

/** Says which words a person typed: `kept` stand somewhere now, `replaced` only did once. */
export function newMarks(owner: string) {
  const kept = new Map<string, string>()
  const replaced = new Map<string, string>()
  const make = (place: string) => `${owner}${place}${randomId().replaceAll('-', '').slice(0, 12)}`.toLowerCase()
  return {
    kept,
    replaced,
    /** A word like no other, which stays. */
    mark(place: string): string {
      const word = make(place)
      kept.set(place, word)
      return word
    },
    /** A word like no other, which another takes the place of. */
    passing(place: string): string {
      const word = make(place)
      replaced.set(place, word)
      return word
    },
    all: () => [...kept.values(), ...replaced.values()],
  }
}

export type Marks = ReturnType<typeof newMarks>

/** A person who typed an unlike word into every field there is, through the forms and calls a browser uses where they exist. */
export async function markedPerson(app: TestApp, owner: string) {
  const marks = newMarks(owner)
  const { mark, passing } = marks
  const email = `${mark('email')}@example.org`
  const headers = { 'user-agent': mark('browser'), 'x-forwarded-for': mark('address') }
  await register(app, { firstName: passing('first'), lastName: passing('last'), email }, headers)
  const cookie = cookieOf(await login(app, { email }, headers))
  const known = async () => {
    const found = await currentUser(app.deps, cookie)
    if (!found) throw new Error('Nobody is signed in.')
    return found.user
  }
  await app.runJobs()
  await app.caller(await known()).auth.changeName({ firstName: mark('firstname'), lastName: mark('lastname') })
  const user = await known()
  const caller = app.caller(user)
  await caller.auth.changeEmail({ email: `${mark('newemail')}@example.org`, password: PASSWORD })

  const goal = await caller.goals.create({ title: passing('goal'), description: passing('why') })
  await caller.goals.edit({ id: goal.id, title: mark('goaltitle'), description: mark('goaldescription'), progress: 40 })
  const withStep = await caller.goals.addMilestone({ goalId: goal.id, title: passing('step') })
  await caller.goals.editMilestone({ goalId: goal.id, id: withStep.milestones[0]!.id, title: mark('milestone') })
  await caller.goals.addMilestone({ goalId: goal.id, title: mark('secondmilestone') })
  const dropped = await caller.goals.addMilestone({ goalId: goal.id, title: passing('droppedstep') })
  await caller.goals.deleteMilestone({ goalId: goal.id, id: dropped.milestones.at(-1)!.id })
  for (const status of ['completed', 'paused', 'archived'] as const) {
    const other = await caller.goals.create({ title: mark(`${status}goal`), description: mark(`${status}why`) })
    await caller.goals.changeStatus({ id: other.id, status })
  }
  const gone = await caller.goals.create({ title: mark('deletedgoal'), description: mark('deletedwhy') })
  await caller.goals.delete({ id: gone.id })

  const talk = await caller.chat.createConversation({ title: passing('talk') })
  await caller.chat.renameConversation({ id: talk.id, title: mark('conversation') })
  const first = await caller.chat.post({ conversationId: talk.id, content: passing('message') })
  await finishReplies(app.deps, 5000)
  await caller.chat.post({ conversationId: talk.id, content: mark('edited'), replaces: first.message.id })
  await finishReplies(app.deps, 5000)
  await caller.chat.sendTo({ id: talk.id, content: mark('restmessage') })
  await caller.chat.send({ conversationId: talk.id, message: mark('apimessage') })
  await caller.chat.sendTo({ id: talk.id, content: `I want to die ${mark('crisismessage')}` })
  const lost = await caller.chat.createConversation({ title: passing('losttalk') })
  await caller.chat.sendTo({ id: lost.id, content: passing('lostmessage') })
  await caller.chat.deleteConversation({ id: lost.id })
  const keyed = app.caller(user, { idempotencyKey: mark('idempotencykey') })
  const twice = await keyed.chat.createConversation({ title: mark('keyedconversation') })
  await caller.chat.sendTo({ id: twice.id, content: mark('keyedmessage') })

  await beyondTheScreens(app, user.id, marks)
  await app.runJobs()
  return { marks, cookie, email, user, caller }
}

/** What needs a device, another site or an administrator: written where those would have it written. */
async function beyondTheScreens({ deps, clock }: TestApp, userId: string, { mark, passing }: Marks) {
  const at = new Date(clock.now())
  const later = new Date(clock.now() + 86_400_000)
  const link = `https://nolo.test/${passing('link')}`
  const letter = { subject: 'Later', greeting: `Hello ${passing('letter')}`, paragraphs: [link], foot: 'Nolo' }
  await deps.store.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ profileImageUrl: `https://example.org/${mark('picture')}` })
      .where(eq(users.id, userId))
    const key = { credentialId: randomToken(), publicKey: randomToken(), counter: 0, transports: ['internal'] }
    await tx.insert(passkeys).values({ id: randomId(), userId, name: mark('passkey'), addedAt: at, ...key })
    const elsewhere = {
      issuer: `https://${mark('issuer')}.example`,
      subject: mark('subject'),
      email: `${mark('theirs')}@example.org`,
    }
    await tx.insert(identities).values({ id: randomId(), userId, addedAt: at, ...elsewhere })
    await audit(tx, { at, actor: { kind: 'operator' }, action: 'user.unblock', subjectId: userId, detail: mark('auditwords') })
    await queueMail(tx, { key: randomId(), userId, to: `${passing('to')}@example.org`, letter, runAt: later })
  })
}
