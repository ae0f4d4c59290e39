import { approvedCoach } from './approved-coach'
import { expect, listen, test } from './fixtures'

/** Whoever books sits seven hours east of the coach, who is in Johannesburg. */
test.use({ timezoneId: 'Asia/Tokyo' })

test('a coach sets hours and rate, and people elsewhere see the starts on their own clock', async ({
  page,
  browser,
  baseURL,
  signUp,
  complaints,
}) => {
  const url = baseURL as string
  const { context, coachId } = await approvedCoach(browser, url, { firstName: 'Refilwe', lastName: 'Tshabalala' })
  const coach = await context.newPage()
  await listen(coach, complaints, url)
  await coach.goto('/')
  await coach.getByRole('link', { name: 'Coaching' }).click()
  await expect(coach.getByRole('heading', { name: 'Your week, Refilwe' })).toBeVisible()
  await coach.getByRole('link', { name: 'Hours' }).click()
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await coach.getByRole('button', { name: `Close ${day}` }).click()
  await coach.getByLabel('Monday, from').selectOption('10:00')
  await coach.getByLabel('Monday, to').selectOption('11:00')
  await coach.getByLabel('Most in a day').selectOption('4')

  await coach.getByRole('link', { name: 'Clients' }).click()
  await expect(coach.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await coach.getByRole('button', { name: 'Stay here' }).click()
  await coach.getByRole('button', { name: 'Save hours' }).click()
  await expect(coach.getByText('Hours saved', { exact: true })).toBeVisible()
  await expect(coach.getByRole('list', { name: 'Free starts' }).locator('time')).toHaveText(['10:00', '10:30'])

  await coach.getByRole('link', { name: 'Page and rate' }).click()
  await coach.getByLabel('Rand an hour').fill('20')
  await coach.getByRole('button', { name: 'Save page' }).click()
  await expect(coach.getByRole('alert')).toHaveText('Minimum rate is R50/hour')
  await coach.getByLabel('Rand an hour').fill('800')
  await coach.getByRole('button', { name: 'Save page' }).click()
  await expect(coach.getByText('Page saved', { exact: true })).toBeVisible()
  await expect(coach.getByText('Your changes are not saved yet.')).toHaveCount(0)
  await coach.getByLabel('Headline').fill('Nights and shifts')
  await coach.getByRole('link', { name: 'Earnings' }).click()
  await coach.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await coach.getByRole('button', { name: 'Put back' }).click()
  await expect(coach.getByLabel('Headline')).not.toHaveValue('Nights and shifts')

  await signUp()
  await page.goto(`/coaches/${coachId}`)
  const times = page.getByRole('region', { name: 'Next free times' }).getByRole('listitem')
  await expect(times.first()).toContainText('17:00')
  await expect(times.first()).toContainText('10:00')
  await expect(times.nth(1)).toContainText('17:30')
  await expect(times.nth(2)).toContainText('17:00')
  await context.close()
})

test('a calendar on a private address is refused beside its field; a group is published and called off', async ({
  browser,
  baseURL,
  complaints,
}) => {
  const url = baseURL as string
  const { context } = await approvedCoach(browser, url, { firstName: 'Sipho', lastName: 'Radebe' })
  const coach = await context.newPage()
  await listen(coach, complaints, url)
  await coach.goto('/coach/hours')
  await coach.getByLabel('Link to your own calendar').fill('https://127.0.0.1/private.ics')
  await coach.getByRole('button', { name: 'Add calendar' }).click()
  await expect(coach.getByRole('alert')).toHaveText('That address is not on the public internet, so we do not open it.')

  await coach.goto('/coach')
  await coach.getByRole('button', { name: 'New group session' }).click()
  const dialog = coach.getByRole('dialog', { name: 'A new group session' })
  await dialog.getByLabel('Title').fill('Speaking up, softly')
  await dialog.getByRole('button', { name: 'Publish group' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please select a date')
  await dialog.getByRole('button', { name: 'Day' }).click()
  await coach.getByRole('button', { name: 'Go to the Next Month' }).click()
  await coach
    .getByRole('gridcell')
    .getByRole('button', { name: /^(Monday|Tuesday)/ })
    .nth(1)
    .click()
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Publish group' }).click()
  await expect(coach.getByText('Group published', { exact: true })).toBeVisible()

  await coach.getByRole('link', { name: 'Dashboard' }).click()
  await expect(coach.getByRole('region', { name: 'Your coaching' })).toContainText('No session today. The next, on ')
  await coach.getByRole('button', { name: 'Open Speaking up, softly' }).click()
  await coach.getByRole('button', { name: 'Call the group off' }).click()
  await coach.getByRole('button', { name: 'Call it off' }).click()
  await expect(coach.getByText('Group called off', { exact: true })).toBeVisible()
  await expect(coach.getByRole('region', { name: 'Your coaching' })).toContainText('Nothing is booked yet')
  await context.close()
})

test('a coach answers a request on the dashboard, finds one client of many by name, and opens an earlier month of earnings', async ({
  page,
  signIn,
}) => {
  await signIn('coach@nolo.test')
  await page.getByRole('button', { name: /^Move to/ }).click()
  await expect(page.getByText('Session moved', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Asked to move' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/coach/clients')
  const clients = page.getByRole('region', { name: 'Clients' })
  await expect(clients.getByRole('listitem')).toHaveCount(10)
  await clients.getByRole('button', { name: 'Show all 25' }).click()
  await expect(clients.getByRole('listitem').nth(10).getByRole('link').first()).toBeFocused()
  await clients.getByLabel('Search clients').fill('lwazi')
  await expect(clients.getByRole('listitem')).toHaveCount(1)
  await expect(clients.getByRole('status')).toHaveText('1 person')
  await clients.getByLabel('Search clients').fill('Quentin')
  await expect(clients.getByText('Nobody who booked you is called that.')).toBeVisible()

  await page.getByRole('link', { name: 'Earnings' }).click()
  const months = page.getByRole('group')
  await expect(months.nth(0).getByRole('table')).toBeVisible()
  await expect(months.nth(1).getByRole('table')).toBeHidden()
  await months.nth(1).getByRole('heading').click()
  await expect(months.nth(1).getByRole('table')).toBeVisible()

  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('link', { name: 'Hours' }).click()
  await page.getByRole('link', { name: 'get your private link' }).click()
  await expect(page.getByRole('heading', { name: 'Your calendar' })).toBeInViewport()
})

test('who is no coach finds the way to become one', async ({ page, signUp }) => {
  await signUp()
  for (const path of ['/coach', '/coach/hours', '/coach/earnings']) {
    await page.goto(path)
    await expect(page.getByText('This part is for coaches')).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Apply to Coach' })).toHaveAttribute('href', '/apply-coach')
})

test("a new coach's dashboard stands still while their card arrives", async ({ browser, baseURL, complaints }) => {
  const url = baseURL as string
  const { context } = await approvedCoach(browser, url, { firstName: 'Lia', lastName: 'Ndaba' })
  const coach = await context.newPage()
  await listen(coach, complaints, url)
  await coach.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as never as { value: number }).value)),
    )
      // what stood there before the observer counts too
      .observe({ type: 'layout-shift', buffered: true })
  })
  await coach.route('**/assets/coming-up*.js', async (route) => {
    await expect(coach.getByRole('link', { name: 'Book a session' })).toBeVisible()
    await route.continue()
  })
  for (const [width, height] of [
    [1280, 800],
    [375, 740],
  ] as const) {
    await coach.setViewportSize({ width, height })
    await coach.goto('/')
    await expect(coach.getByText('Nothing is booked yet.')).toBeVisible()
    await coach.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const shifts = await coach.evaluate(() => (window as never as { shifts: number[] }).shifts)
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      `${width} wide`,
    ).toBeLessThan(0.01)
  }
  await context.close()
})
