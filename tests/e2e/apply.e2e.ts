import type { Page } from '@playwright/test'
import { enter } from './approved-coach'
import { expect, test } from './fixtures'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')
const BIO = 'I coach people whose working day begins when everybody else goes home, on sleep, worry and life beside the ward.'
/** Durban is kept as the zone whose clock it shares. */
const ZONE = 'Johannesburg (South Africa Standard Time)'
const EXPERIENCE = 'Eight years of coaching nurses and their teams in two hospitals, about 600 hours.'

const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function fillPersonal(page: Page) {
  await page.getByLabel('Phone number').fill('+27 82 555 0142')
  await page.getByLabel('Bio').fill(BIO)
}

async function fillProfessional(page: Page) {
  await page.getByText('Stress Management', { exact: true }).click()
  await page.getByLabel('Experience').fill(EXPERIENCE)
  await page.getByLabel('Certifications').fill('Coaches and Mentors of South Africa, Practitioner, 2021.')
  await page.getByLabel('Hourly rate in rand').fill('650')
  await page.getByLabel('Timezone').selectOption('Durban')
  await page.getByLabel('Availability').fill('Weekdays from 13:00 to 18:00.')
  await page.getByText('English', { exact: true }).click()
}

/** The zone as the summary of the form has it. */
const zoneRow = (page: Page) => page.locator('dt:text-is("Timezone") + dd')

async function agreeAndSubmit(page: Page) {
  await page.getByText('I agree to the').click({ position: { x: 5, y: 5 } })
  await page.getByText('I agree to a background check').click()
  await page.getByRole('button', { name: 'Submit Application' }).click()
}

async function asAdmin(browser: Parameters<typeof enter>[0], url: string) {
  const context = await enter(browser, url, '/api/login', { email: 'admin@nolo.test', password: 'try-nolo-today' })
  return context.newPage()
}

test('from an empty form to a coach in the directory', async ({ page, browser, server, signUp }) => {
  const lastName = `Sithole${Date.now()}`
  await signUp({ firstName: 'Nomvula', lastName })
  await page.goto('/apply-coach')
  await expect(page.getByLabel('First name')).toHaveValue('Nomvula')
  await next(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'Review & Submit' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Professional Details' })).toBeFocused()
  await page.goForward()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByLabel('Phone number')).toBeInViewport()
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible()
  await page.getByLabel('Phone number').fill('0825550142')
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeHidden()
  await fillPersonal(page)
  await next(page)
  for (const sentence of [
    'Select at least one specialty',
    'Experience description must be at least 50 characters',
    'Please list your certifications',
    'Minimum rate is R50/hour',
    'Please select your timezone',
    'Please describe your availability',
    'Select at least one language',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await page.getByLabel('Hourly rate in rand').fill('2001')
  await expect(page.getByText('Maximum rate is R2000/hour')).toBeVisible()
  await fillProfessional(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const attach = page.locator('input[type=file]')
  await attach.setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ a program') })
  await expect(page.getByText('What is inside this file is something else')).toBeVisible()
  await attach.setInputFiles({ name: 'COMENSA 2021.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByRole('button', { name: 'Remove COMENSA 2021.pdf' })).toBeVisible()
  await expect(page.getByText(/Draft kept at/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Professional Details' })).toBeVisible()
  await expect(page.getByLabel('Experience')).toHaveValue(EXPERIENCE)
  await expect(page.getByLabel('Timezone')).toHaveValue('Durban')
  await expect(page.getByLabel('Timezone')).toHaveAccessibleDescription(ZONE)
  await next(page)
  await expect(zoneRow(page)).toHaveText(ZONE)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('You must agree to the terms')).toBeVisible()
  await expect(page.getByText('You must agree to background check')).toBeVisible()
  await agreeAndSubmit(page)
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
  await expect(toasts(page)).toContainText('Application Submitted')
  for (const step of ['Review in 3-5 business days', 'Background check', 'Virtual interview if selected', 'Onboarding'])
    await expect(page.getByText(step, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'View my application' }).click()
  await expect(zoneRow(page)).toHaveText(ZONE)

  const admin = await asAdmin(browser, server.url)
  await admin.goto('/admin')
  await admin.getByRole('link', { name: `Nomvula ${lastName}` }).click()
  await expect(admin.getByRole('heading', { name: `Nomvula ${lastName}` })).toBeFocused()
  await expect(admin.getByRole('link', { name: /COMENSA 2021.pdf/ })).toBeVisible()
  await admin.getByLabel('Message to Nomvula').fill('Could you add the back of your card?')
  await admin.getByRole('button', { name: 'Ask for more' }).click()
  await expect(toasts(admin)).toContainText('Sent back for more')

  await page.reload()
  await expect(page.getByText('Could you add the back of your card?')).toBeVisible()
  await page.getByRole('button', { name: 'Edit and submit again' }).click()
  await next(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'Back.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByRole('button', { name: 'Remove Back.pdf' })).toBeVisible()
  await next(page)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()

  await admin.reload()
  await admin.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Please say what was checked')).toBeVisible()
  await admin.getByText('Certifications', { exact: true }).last().click()
  await admin.getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(admin)).toContainText('Approved')
  await page.goto('/apply-coach')
  await expect(page.getByText('You are a coach on Nolo. Welcome.')).toBeVisible()
  const listed: { user: { lastName: string }; isVerified: boolean }[] = await (await page.request.get('/api/coaches')).json()
  expect(listed.find(({ user }) => user.lastName === lastName)).toMatchObject({ isVerified: true })
  await admin.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('one applies, is turned down with a reason, and may apply again', async ({ page, browser, server, signUp }) => {
    const lastName = `Weber${Date.now()}`
    await signUp({ firstName: 'Ingrid', lastName })
    await page.goto('/apply-coach')
    await fillPersonal(page)
    await next(page)
    await fillProfessional(page)
    await next(page)
    await agreeAndSubmit(page)
    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()

    const admin = await asAdmin(browser, server.url)
    await admin.goto('/admin')
    await admin.getByRole('link', { name: `Ingrid ${lastName}` }).click()
    await admin.getByRole('button', { name: 'Reject' }).click()
    await expect(admin.getByText('Please write a message: the applicant reads it.')).toBeVisible()
    await admin.getByLabel('Message to Ingrid').fill('We looked for somebody with more hours.')
    await admin.getByRole('button', { name: 'Reject' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expect(toasts(admin)).toContainText('Rejected')
    await expect(admin.getByRole('heading', { name: `Ingrid ${lastName}` })).toBeFocused()
    await admin.context().close()

    await page.reload()
    await expect(page.getByText('We looked for somebody with more hours.')).toBeVisible()
    await expect(page.getByText('Review in 3-5 business days')).toHaveCount(0)
    await page.getByRole('button', { name: 'Apply again' }).click()
    await expect(page.getByLabel('Bio')).toHaveValue(BIO)
  })
})

test('a failed submission says so and loses nothing', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/apply-coach')
  await fillPersonal(page)
  await next(page)
  await fillProfessional(page)
  await next(page)
  await page.route('**/trpc/coaches.submitApplication*', (route) => route.abort())
  await agreeAndSubmit(page)
  await expect(toasts(page)).toContainText('Submission Failed')
  await expect(toasts(page)).toContainText('There was an error submitting your application. Please try again.')
  await page.unroute('**/trpc/coaches.submitApplication*')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible()
})
