import type { Browser, BrowserContext } from '@playwright/test'
import { approvedCoach } from './approved-coach'

const LINES: [who: 'client' | 'coach', words: string][] = [
  ['client', 'Hello Naledi. I freeze when I have to speak first in a meeting. Is that something you work on?'],
  ['coach', 'Hello Thandi. It is, with many people. What happens in the minute before you would speak?'],
  ['coach', 'No hurry. There is a page on it at https://nolo.test/first-words-in-a-meeting if you like to read ahead.'],
  ['client', 'I rehearse, and then someone says it first.'],
  ['coach', 'Try the early question this week. We will look at how it went on Tuesday.'],
  ['client', 'Okay. Early question it is.'],
]

/** Has the client and a new coach write to each other; the thread's id and the coach's. */
export async function talkWithCoach(browser: Browser, url: string, client: BrowserContext) {
  const coach = await approvedCoach(browser, url, { firstName: 'Naledi', lastName: 'Molefe' })
  const opened = await client.request.post('/trpc/threads.open', { data: { coachId: coach.coachId } })
  const { id } = (await opened.json()).result.data
  for (const [who, content] of LINES)
    await (who === 'client' ? client : coach.context).request.post('/trpc/threads.post', { data: { id, content } })
  await coach.context.request.post('/trpc/threads.read', { data: { id, place: LINES.length } })
  return { thread: id as string, coach }
}
