import path from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import Database from 'better-sqlite3'

/** The days with half a sun, in the order of the month shown. */
export const freeDays = (page: Page) => page.getByRole('grid').getByRole('button', { disabled: false })
const freeTimes = (page: Page) => page.getByRole('radiogroup', { name: 'Time' }).locator('input:not(:disabled)')
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
export const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i })

/** Picks the last free day of the month after this one, and the start named, else its first free one: far enough ahead for every rule. */
export async function pickFarTime(page: Page, { fromEnd = 1, time }: { fromEnd?: number; time?: string } = {}) {
  const month = page.getByRole('grid')
  await expect(month).toBeVisible()
  const shown = await month.getAttribute('aria-label')
  await page.getByRole('button', { name: 'Go to the Next Month' }).click()
  await expect(month).not.toHaveAttribute('aria-label', shown ?? '')
  await expect(freeDays(page).first()).toBeVisible()
  await freeDays(page).nth(-fromEnd).click()
  await (time ? page.getByRole('radio', { name: new RegExp(`^${time}`) }) : freeTimes(page).first()).check()
}

/** Pays on the last step with a test card. */
export async function payWith(page: Page, card?: string) {
  await expect(page.getByText(/is held for you/)).toBeVisible()
  if (card) await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

export type Booked = { id: string; status: string; scheduledAt: string; price: { amount: number } }
export const ownSessions = async (page: Page): Promise<Booked[]> => (await page.request.get('/api/sessions')).json()

/** From now on a coach takes so many sessions a day. */
export function mostPerDay(folder: string, coachId: string, most: number) {
  const db = new Database(path.join(folder, 'nolo.db'))
  db.pragma('busy_timeout = 5000')
  db.prepare('update coaches set most_per_day = ? where id = ?').run(most, coachId)
  db.close()
}

/** A coach asks another rate (ZAR cents an hour) from now on, in their own browser. */
export async function askRate(coach: BrowserContext, hourlyRate: number) {
  const own = await (await coach.request.get('/trpc/coaches.own')).json()
  const changed = await coach.request.post('/trpc/coaches.editProfile', { data: { ...own.result.data, hourlyRate } })
  expect(changed.status(), await changed.text()).toBe(200)
}

/** What was charged for sessions, as the books have it: minor units and their currency. */
export function chargedFor(folder: string, sessionIds: string[]): string[] {
  const db = new Database(path.join(folder, 'nolo.db'), { readonly: true })
  const charges = db.prepare("select subject_id, amount, currency from payments where status = 'succeeded'").all() as {
    subject_id: string
    amount: number
    currency: string
  }[]
  db.close()
  return charges.filter((one) => sessionIds.includes(one.subject_id)).map(({ amount, currency }) => `${amount} ${currency}`)
}

/** The server's clock runs on; so a session that was booked is put into the past, and what is due at its end is due now. */
export function putIntoPast(folder: string, sessionId: string, hoursAgo = 3) {
  const db = new Database(path.join(folder, 'nolo.db'))
  db.pragma('busy_timeout = 5000')
  db.prepare('update sessions set scheduled_at = ? where id = ?').run(Date.now() - hoursAgo * 3_600_000, sessionId)
  db.prepare("update jobs set run_at = ? where key like '%' || ? || '%'").run(Date.now() - 1000, sessionId)
  db.close()
}
