import { expect, test } from 'vitest'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { NOTES_EACH } from '#shared/session-detail'

test('a note is its author’s alone until they share it', async () => {
  const all = await bookedSession()
  const { id: sessionId } = all
  const texts = async (me: typeof all.asClient) => (await me.detail({ id: sessionId })).written.map(({ text }) => text)
  const own = await all.asCoach.saveNote({ sessionId, shared: false, text: 'Ask about Pieter.' })
  all.app.clock.advance(1)
  await all.asClient.saveNote({ sessionId, shared: false, text: 'I went quiet.' })
  all.app.clock.advance(1)
  await all.asClient.saveNote({ sessionId, shared: true, text: 'What do I say?' })
  expect(await texts(all.asCoach)).toEqual(['Ask about Pieter.', 'What do I say?'])
  expect(await texts(all.asClient)).toEqual(['I went quiet.', 'What do I say?'])

  await all.asCoach.saveNote({ sessionId, id: own.id, shared: true, text: 'Let us talk about Pieter.' })
  expect(await texts(all.asClient)).toContain('Let us talk about Pieter.')
  expect((await all.asClient.detail({ id: sessionId })).written.find(({ id }) => id === own.id)).toMatchObject({
    own: false,
    firstName: 'Sizwe',
  })
  await all.asCoach.removeNote({ id: own.id })
  expect(await texts(all.asClient)).not.toContain('Let us talk about Pieter.')
})

test('nobody writes on a session or a note that is not theirs', async () => {
  const all = await bookedSession()
  const { id: sessionId } = all
  const draft = { sessionId, shared: true, text: 'Hello' }
  const { id } = await all.asClient.saveNote(draft)
  expect(await codeOf(all.asNobody.saveNote(draft))).toBe('UNAUTHORIZED')
  for (const stranger of [all.asStranger, all.asOtherCoach]) {
    expect(await codeOf(stranger.saveNote(draft))).toBe('NOT_FOUND')
    expect(await codeOf(stranger.removeNote({ id }))).toBe('NOT_FOUND')
  }
  expect(await codeOf(all.asCoach.saveNote({ ...draft, id, text: 'Changed' }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asCoach.removeNote({ id }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asClient.saveNote({ ...draft, text: ' ' }))).toBe('BAD_REQUEST')
  for (let n = 1; n < NOTES_EACH; n++) await all.asClient.saveNote({ ...draft, text: `Note ${n}` })
  expect(await codeOf(all.asClient.saveNote(draft))).toBe('BAD_REQUEST')
  expect((await all.asCoach.detail({ id: sessionId })).written).toHaveLength(NOTES_EACH)
})

test('guests of a group read nothing of each other', async () => {
  const all = await bookedSession({}, { sessionType: 'group', notes: 'My own matter' })
  const other = await all.app.signUp()
  const second = await all.app.caller(other).sessions.book(all.booking)
  await all.asClient.saveNote({ sessionId: all.id, shared: true, text: 'For the coach' })
  expect(JSON.stringify(await all.app.caller(other).sessions.detail({ id: second.id }))).not.toMatch(/For the coach|Thandi/)
  expect(await codeOf(all.app.caller(other).sessions.detail({ id: all.id }))).toBe('NOT_FOUND')
  expect((await all.asCoach.detail({ id: all.id })).notes).toBe('My own matter')
})
