import { approvedCoach, enter } from './approved-coach'
import { askRate, chargedFor, mostPerDay, next, ownSessions, payWith, pickFarTime, toasts } from './booking-steps'
import { DEMO_PASSWORD, expect, test } from './fixtures'

const name = () => ({ firstName: 'Bheki', lastName: `Ndaba${Date.now()}` })

test('what is missing is said only when one books, in the words of the product', async ({ page, browser, baseURL, signUp }) => {
  const { context, coachId } = await approvedCoach(browser, baseURL as string, name())
  await signUp()
  await page.goto('/booking')
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await page.goto(`/booking?coach=${coachId}`)
  await next(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toContainText('Please select a date')
  await expect(page.getByRole('alert')).toContainText('Please select a time')
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Bheki/ })).toBeChecked()
  await context.close()
})

test('a declined card, one that asks, and a double click end in one booking', async ({ page, browser, baseURL, signUp }) => {
  const { context, coachId } = await approvedCoach(browser, baseURL as string, name())
  await signUp()
  await page.goto(`/booking?coach=${coachId}`)
  await page.getByText('Group', { exact: true }).click()
  await pickFarTime(page)
  await expect(page.getByText('30% off')).toBeVisible()
  await page.getByText('Individual', { exact: true }).click()
  await page.getByLabel('Notes').fill('An interview on Monday.')
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('An interview on Monday.')
  await next(page)
  await payWith(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await expect(toasts(page)).toContainText('Payment Failed')
  await page.goto('/sessions')
  await page.getByRole('link', { name: /Waits for payment/ }).click()
  await expect(page.getByRole('region', { name: 'Not paid yet' })).toContainText('The time is kept for you until')
  await page.getByRole('link', { name: 'Go on to payment' }).click()
  await expect(page.getByText('An interview on Monday.')).toBeVisible()
  await payWith(page, '4000 0025 0000 3155')
  const dialog = page.getByRole('dialog', { name: 'Confirm this payment' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('alert')).toContainText('The payment was not confirmed.')
  await payWith(page, '4000 0025 0000 3155')
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeFocused()
  expect(await ownSessions(page)).toHaveLength(1)

  await page.goto(`/booking?coach=${coachId}`)
  await expect(page.getByLabel('Notes')).toHaveValue('')
  await pickFarTime(page, { fromEnd: 2 })
  await next(page)
  await expect(page.getByText(/is held for you/)).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).dblclick()
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
  expect((await ownSessions(page)).filter(({ status }) => status === 'scheduled')).toHaveLength(2)
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Join Session' })).toBeVisible()
  await context.close()
})

test('a time that went meanwhile is said, nothing is charged, and the nearest can be had', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const url = baseURL as string
  const { context, coachId } = await approvedCoach(browser, url, name())
  await signUp()
  await page.goto(`/booking?coach=${coachId}`)
  await pickFarTime(page)
  const chosen = new URL(page.url()).searchParams
  const fields = { firstName: 'Quick', lastName: 'Buyer', email: `quick.${Date.now()}@nolo.test`, password: 'a-quiet-morning-7' }
  const other = await enter(browser, url, '/api/register', fields)
  const data = { coachId, date: chosen.get('date'), time: chosen.get('time'), timeZone: 'Africa/Johannesburg' }
  expect((await other.request.post('/api/sessions', { data })).status()).toBe(200)
  await next(page)
  await expect(page.getByRole('heading', { name: 'That time has just gone' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'That time has just gone' })).toBeFocused()
  await expect(page.getByText('That time was just taken. You were not charged')).toBeVisible()
  await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(3)
  expect(await ownSessions(page)).toEqual([])
  await page.getByRole('button', { name: /^Hold/ }).click()
  await payWith(page)
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
  await other.close()
  await context.close()
})

test('a price that changed meanwhile is said, nothing is charged, and one more press pays the new one', async ({
  page,
  browser,
  server,
  baseURL,
  signUp,
}) => {
  const { context, coachId } = await approvedCoach(browser, baseURL as string, name())
  const summary = page.getByRole('region', { name: 'Your booking' })
  const pay = page.getByRole('button', { name: /^Pay/ })
  const idsOfOwn = async () => (await ownSessions(page)).map(({ id }) => id)
  await signUp()
  await page.goto(`/booking?coach=${coachId}`)
  await pickFarTime(page)
  await page.getByLabel('Notes').fill('An interview on Monday.')
  await next(page)
  await expect(page.getByText(/is held for you/)).toBeVisible()
  await expect(pay).toHaveText('Pay $35.14 and book')
  await askRate(context, 925_00)
  await pay.click()
  const changed = page.getByRole('region', { name: 'The price has changed' })
  await expect(changed).toContainText('The price is $50.00 now. Please look at it again. It was $35.14. Nothing was charged')
  await expect(changed).toBeFocused()
  await expect(summary).toContainText('Total$50.00')
  await expect(summary).toContainText('$50.00 per hour')
  await expect(page.getByText('An interview on Monday.')).toBeVisible()
  await expect(page.getByText(/is held for you/)).toBeVisible()
  expect(await ownSessions(page)).toEqual([])
  await expect(pay).toHaveText('Pay $50.00 and book')
  await pay.dblclick()
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
  expect(chargedFor(server.folder, await idsOfOwn())).toEqual(['5000 USD'])

  // what a booking that waits for its money costs was settled as it was made
  await page.goto(`/booking?coach=${coachId}`)
  await pickFarTime(page, { fromEnd: 2 })
  await next(page)
  await payWith(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await askRate(context, 1850_00)
  await page.goto('/sessions')
  await page.getByRole('link', { name: /Waits for payment/ }).click()
  await page.getByRole('link', { name: 'Go on to payment' }).click()
  await expect(summary).toContainText('Total$50.00')
  await expect(summary).not.toContainText('per hour')
  await expect(pay).toHaveText('Pay $50.00 and book')
  await payWith(page)
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
  expect(chargedFor(server.folder, await idsOfOwn())).toEqual(['5000 USD', '5000 USD'])
  await context.close()
})

test('a day that filled up meanwhile is said to be full', async ({ page, browser, server, baseURL, signUp }) => {
  const url = baseURL as string
  const { context, coachId } = await approvedCoach(browser, url, name())
  await signUp()
  await page.goto(`/booking?coach=${coachId}`)
  await pickFarTime(page)
  const date = new URL(page.url()).searchParams.get('date')
  const other = await enter(browser, url, '/api/login', { email: 'client@nolo.test', password: DEMO_PASSWORD })
  const data = { coachId, date, time: '16:30', timeZone: 'Africa/Johannesburg' }
  expect((await other.request.post('/api/sessions', { data })).status()).toBe(200)
  mostPerDay(server.folder, coachId, 1)
  await next(page)
  await expect(page.getByRole('alert')).toContainText('This coach has no more room on that day.')
  await other.close()
  await context.close()
})

test('a session is cancelled with the refund in figures, from the list of own sessions', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const long = { firstName: 'Bhekizizwe-Nkosinathi-Sibusiso', lastName: `van der Westhuizen-Mahlangu${Date.now()}` }
  const { context, coachId } = await approvedCoach(browser, baseURL as string, long)
  /** A name of any length stays on the smallest screen. */
  const fits = async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await signUp()
  await page.goto(`/booking?coach=${coachId}&step=1`)
  await expect(page.getByRole('radio', { name: /^Bheki/ })).toBeChecked()
  await fits()
  await page.goto(`/booking?coach=${coachId}`)
  await pickFarTime(page)
  await next(page)
  await payWith(page)
  await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
  await page.goto('/sessions')
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: /Bheki/ }).click()
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  await fits()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this session?' })
  await expect(dialog).toContainText('You get back')
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled this session' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The session' })).toContainText('Given back')
  await context.close()
})
