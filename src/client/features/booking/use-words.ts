import { useEffect, useState } from 'react'
import { useUser } from '#client/lib/session'
import { keepDraft, readDraft } from '#client/lib/use-draft'

/** What the client wants their coach to know beforehand. */
export type Words = { notes: string; specialRequests: string }
const NOTHING: Words = { notes: '', specialRequests: '' }
const isEmpty = ({ notes, specialRequests }: Words) => !notes && !specialRequests

/** What was kept, as far as it makes sense. */
export function wordsOf(draft: string): Words {
  try {
    const { notes, specialRequests } = JSON.parse(draft)
    return {
      notes: typeof notes === 'string' ? notes : '',
      specialRequests: typeof specialRequests === 'string' ? specialRequests : '',
    }
  } catch {
    return NOTHING
  }
}

/** What is written to a coach before a booking: it outlives a reload of this tab, until the booking is made. */
export function useWords(coachId = '') {
  const { id: userId } = useUser()
  // who writes is part of the name: the next person at this screen finds nothing
  const place = `booking:${userId}:${coachId}`
  const [kept, setKept] = useState(() => ({ place, words: wordsOf(readDraft(place)) }))
  // with another coach the words go along; where there were none, what was once written to that one comes back
  const now = kept.place === place ? kept : { place, words: isEmpty(kept.words) ? wordsOf(readDraft(place)) : kept.words }
  if (now !== kept) setKept(now)
  const { words } = now
  useEffect(() => keepDraft(place, isEmpty(words) ? '' : JSON.stringify(words)), [place, words])
  return { words, setWords: (next: Words) => setKept({ place, words: next }), forgetWords: () => keepDraft(place, '') }
}
