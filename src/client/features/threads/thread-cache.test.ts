import { expect, test } from 'vitest'
import type { ThreadMessage, ThreadView } from '#shared/threads'
import { withMessage, withNewest, withOlder, withRead } from './thread-cache'

const message = (place: number, own = false): ThreadMessage => ({
  id: `m${place}`,
  place,
  own,
  content: `No. ${place}`,
  createdAt: new Date(place * 1000).toISOString(),
})
const view = (from: number, to: number): ThreadView => ({
  thread: {
    id: 't',
    other: { firstName: 'Naledi', lastName: 'Mokoena', profileImageUrl: null, coachId: 'c', verified: true },
    asCoach: false,
    lastAt: new Date(to * 1000).toISOString(),
    lastLine: `No. ${to}`,
    unread: 0,
    closed: null,
  },
  messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  nextBefore: from > 1 ? from : null,
  readByOther: 0,
})
const places = (shown: ThreadView | null) => shown?.messages.map(({ place }) => place)

test('a message comes after the last one once, and counts as unread unless it is one’s own', () => {
  const after = withMessage(view(1, 2), message(3))
  expect(places(after)).toEqual([1, 2, 3])
  expect(after?.thread).toMatchObject({ unread: 1, lastLine: 'No. 3' })
  expect(withMessage(after as ThreadView, message(3))).toBe(after)
  expect(withMessage(view(1, 2), message(3, true))?.thread.unread).toBe(0)
  expect(places(withMessage({ ...view(1, 1), messages: [] }, message(1)))).toEqual([1])
})

test('a message after one that is missing asks for the thread to be read again', () => {
  expect(withMessage(view(1, 2), message(4))).toBeNull()
  expect(withMessage(view(3, 4), message(2))).toBeNull()
})

test('older and newer pages join without a hole and without doubles', () => {
  expect(places(withOlder(view(4, 6), view(1, 4)))).toEqual([1, 2, 3, 4, 5, 6])
  expect(withOlder(view(4, 6), view(1, 3)).nextBefore).toBeNull()
  const joined = withNewest(view(1, 6), view(5, 8))
  expect(places(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(joined.nextBefore).toBeNull()
  expect(places(withNewest(view(1, 3), view(5, 8)))).toEqual([5, 6, 7, 8])
  expect(withNewest(view(1, 3), view(5, 8)).nextBefore).toBe(5)
  expect(places(withNewest(view(1, 9), view(5, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('what was read stays read', () => {
  expect(withRead(view(1, 4), 3).readByOther).toBe(3)
  expect(withRead({ ...view(1, 4), readByOther: 4 }, 3).readByOther).toBe(4)
})
