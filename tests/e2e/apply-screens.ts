import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures'
import type { Screen } from './screens'

const FORM = {
  firstName: 'Fatima',
  lastName: 'Jacobs',
  email: 'fatima@nolo.test',
  phone: '+27 82 555 0142',
  bio: 'I am a social worker by training and have sat with families in Mitchells Plain for nine years. I coach people who hold everyone else together.',
  experience: 'Nine years in community work, four of them supervising. About 300 hours of coaching.',
  certifications: 'Registered social worker (SACSSP 10-44821), COMENSA Practitioner 2024.',
  specialties: ['Mental Health Support', 'Stress Management', 'Life Coaching'],
  hourlyRate: 550,
  availability: 'Monday to Thursday, 09:00 to 15:00',
  languages: ['English', 'Afrikaans', 'Xhosa'],
  timezone: 'Johannesburg',
  agreeToTerms: true,
  agreeToBackground: true,
}

/** Has a person apply, with a certificate. */
export async function apply(request: APIRequestContext) {
  const headers = { 'content-type': 'application/pdf' }
  const kept = await request.post('/api/coaches/apply/attachments?name=card.pdf', {
    data: Buffer.from('%PDF-1.7\n1 0 obj'),
    headers,
  })
  expect(kept.status()).toBe(200)
  expect((await request.post('/api/coaches/apply', { data: FORM })).status()).toBe(200)
}

/** Wherever the draft stands, to that step. */
async function toStep(page: Page, wanted: number) {
  const steps = page.getByRole('list', { name: /^Step \d of 3$/ })
  await expect(steps).toBeVisible()
  const at = async () => Number((await steps.getAttribute('aria-label'))?.split(' ')[1])
  for (let step = await at(); step !== wanted; step = await at())
    await page.getByRole('button', { name: step < wanted ? 'Next' : 'Previous' }).click()
}

async function refused(page: Page, step: number) {
  await toStep(page, 3)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await toStep(page, step)
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** The redirect would take the page away from under whoever looks at it. */
async function withoutRedirect(page: Page) {
  await page.addInitScript(() => {
    const real = window.setTimeout
    const later = (work: TimerHandler, ms?: number, ...rest: unknown[]) => real(work, ms === 1000 ? 600_000 : ms, ...rest)
    window.setTimeout = later as typeof window.setTimeout
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
}

async function readFatima(page: Page) {
  await page.locator('a[href^="/admin?a="]', { hasText: 'Fatima Jacobs' }).click()
  await expect(page.getByRole('heading', { name: 'Fatima Jacobs' })).toBeVisible()
}

/** Applying to coach and the administrators' dashboard. */
export const APPLY_SCREENS: Screen[] = [
  { name: 'apply, step 1', who: 'newcomer', path: '/apply-coach', open: (page) => toStep(page, 1) },
  { name: 'apply, step 2', who: 'newcomer', path: '/apply-coach', open: (page) => toStep(page, 2) },
  { name: 'apply, step 3', who: 'newcomer', path: '/apply-coach', open: (page) => toStep(page, 3) },
  { name: 'apply, step 1 refused', who: 'newcomer', path: '/apply-coach', open: (page) => refused(page, 1) },
  { name: 'apply, step 2 refused', who: 'newcomer', path: '/apply-coach', open: (page) => refused(page, 2) },
  { name: 'apply, step 3 refused', who: 'newcomer', path: '/apply-coach', open: (page) => refused(page, 3) },
  {
    name: 'application, submitted',
    who: 'applicant',
    path: '/apply-coach',
    open: (page) => expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible(),
  },
  { name: 'access denied', who: 'newcomer', path: '/admin', open: withoutRedirect },
  {
    name: 'admin',
    who: 'admin',
    path: '/admin',
    async open(page) {
      await expect(page.getByText('Applications waiting')).toBeVisible()
      await expect(page.getByText(/^Measured at/)).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  { name: 'admin, verification', who: 'admin', path: '/admin', open: readFatima },
  {
    name: 'admin, reject',
    who: 'admin',
    path: '/admin',
    async open(page) {
      await readFatima(page)
      await page.getByLabel('Message to Fatima').fill('We looked for somebody with more hours.')
      await page.getByRole('button', { name: 'Reject' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'admin, block',
    who: 'admin',
    path: '/admin',
    async open(page) {
      await page.getByRole('button', { name: 'Block Sam' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await expect(page.getByText('No session lies ahead.')).toBeVisible()
    },
  },
  {
    name: 'admin, hide a review',
    who: 'admin',
    path: '/admin?reviews=shown',
    async open(page) {
      await page.getByRole('button', { name: 'Hide the review by' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Hide review' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Please say why, the person reads it.')
    },
  },
]
