import type { Locator } from '@playwright/test'
import { approvedCoach } from './approved-coach'
import { next, ownSessions, payWith, pickFarTime, putIntoPast, toasts } from './booking-steps'
import { expect, listen, test } from './fixtures'

/** The client sits seven hours east of the coach. */
test.use({ timezoneId: 'Asia/Tokyo' })

for (const { device, viewport } of [
  { device: 'at a desk', viewport: { width: 1280, height: 800 } },
  { device: 'on a phone', viewport: { width: 375, height: 740 } },
])
  test.describe(device, () => {
    test.use({ viewport })

    test('a coach is approved, sets hours, is found, booked, moved and reviewed', async ({
      page,
      browser,
      server,
      baseURL,
      signUp,
      complaints,
    }) => {
      const url = baseURL as string
      const lastName = `Mabaso${Date.now()}`
      const { context, coachId } = await approvedCoach(browser, url, { firstName: 'Ayanda', lastName })
      const coach = await context.newPage()
      await listen(coach, complaints, url)
      await coach.goto('/coach/hours')
      await coach.getByRole('button', { name: 'Close Friday' }).click()
      await coach.getByRole('button', { name: 'Save hours' }).click()
      await expect(coach.getByText('Hours saved', { exact: true })).toBeVisible()

      await signUp({ firstName: 'Lerato' })
      await page.goto(`/coaches?q=${lastName}`)
      await page.getByRole('link', { name: /Book session/ }).click()
      await expect(page.getByRole('heading', { name: 'When suits you?' })).toBeVisible()
      // nine in Durban is four in the afternoon in Tokyo
      await pickFarTime(page, { time: '16:00' })
      await expect(page.getByRole('complementary')).toContainText('09:00 to 10:00 in Johannesburg')
      expect(new URL(page.url()).searchParams.get('time')).toBe('16:00')
      await page.getByLabel('Notes').fill('I go quiet when someone pushes back.')
      await next(page)
      await expect(page.getByText('I go quiet when someone pushes back.')).toBeVisible()
      await payWith(page)
      await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
      await expect(toasts(page)).toContainText('Session Booked')
      const [booked] = await ownSessions(page)
      expect(booked).toMatchObject({ status: 'scheduled', scheduledAt: expect.stringContaining('T07:00') })

      await page.getByRole('link', { name: 'Open the session page' }).click()
      await expect(page.getByRole('heading', { name: 'Your session with Ayanda starts in' })).toBeVisible()
      await expect(page.getByRole('timer')).toContainText('days')
      await page.getByRole('button', { name: 'Reschedule' }).click()
      await pickFarTime(page, { fromEnd: 2, time: '16:30' })
      await page.getByRole('button', { name: 'Move session' }).click()
      await expect(toasts(page)).toContainText('Session moved')
      const [moved] = await ownSessions(page)
      expect(moved).toMatchObject({ id: booked?.id, status: 'scheduled', scheduledAt: expect.stringContaining('T07:30') })
      expect(moved?.scheduledAt).not.toBe(booked?.scheduledAt)

      const link = `https://notes.example/${'long'.repeat(40)}`
      await page.getByPlaceholder('What happened last').fill(`For Tuesday: what do I say? ${link}`)
      await page.getByRole('button', { name: 'Save note' }).click()
      const note = page.getByRole('listitem').filter({ hasText: 'For Tuesday: what do I say?' })
      await expect(note).toBeVisible()
      const widthOf = async (what: Locator) => (await what.boundingBox())?.width ?? 0
      expect(await widthOf(note)).toBeLessThan(await widthOf(page.getByRole('region', { name: 'Notes' })))
      await note.getByRole('button', { name: 'Remove note' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove note' }).click()
      await expect(note).toHaveCount(0)
      await expect(page.locator('#main')).toBeFocused()
      await page.getByLabel('Add a document').setInputFiles({
        name: 'Agenda.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
      })
      await expect(page.getByRole('link', { name: 'Download Agenda.pdf' })).toBeVisible()
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Cancel this session?' })).toContainText('You get back')
      await page.getByRole('button', { name: 'Keep it' }).click()
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Next session' })).toContainText(`Ayanda ${lastName}`)
      await page.getByRole('link', { name: 'Join Session' }).click()
      await expect(page.getByRole('heading', { name: 'Your session with Ayanda starts in' })).toBeVisible()

      putIntoPast(server.folder, booked?.id as string)
      await expect.poll(async () => (await ownSessions(page))[0]?.status).toBe('completed')
      await page.goto('/sessions')
      await page.getByRole('link', { name: /Leave a review/ }).click()
      await page.getByRole('button', { name: 'Send review' }).click()
      await expect(page.getByText('Please pick one to five stars.')).toBeVisible()
      await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused()
      await page.getByRole('radio', { name: '5 stars' }).check()
      await page.getByLabel('In your words').fill('I asked my question, and it was fine.')
      await page.getByRole('button', { name: 'Send review' }).click()
      await expect(page.getByRole('region', { name: 'Your review' })).toContainText('I asked my question, and it was fine.')
      await page.getByRole('link', { name: 'Your sessions' }).click()
      await expect(page.getByRole('region', { name: 'Past' }).getByRole('link')).toHaveCount(1)
      await expect(page.getByText('Leave a review')).toHaveCount(0)

      await coach.goto(`/sessions/${booked?.id}`)
      await expect(coach.getByText('I go quiet when someone pushes back.')).toBeVisible()
      await coach.getByLabel('Your answer').fill('Well done, Lerato.')
      const answered = coach.waitForResponse(/\/trpc\/sessions\.\w*[aA]nswer/)
      await coach.getByRole('button', { name: 'Answer', exact: true }).click()
      await answered
      await expect(coach.getByRole('region', { name: 'The review' })).toContainText('Well done, Lerato.')
      await page.goto(`/coaches/${coachId}`)
      await expect(page.getByText('I asked my question, and it was fine.')).toBeVisible()
      await expect(page.getByText('Well done, Lerato.')).toBeVisible()
      await context.close()
    })
  })
