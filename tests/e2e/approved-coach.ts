import { type Browser, type BrowserContext, expect } from '@playwright/test'

const form = {
  phone: '+27 82 555 0142',
  bio: 'I coach people whose working day begins when everybody else goes home, on sleep, worry and life beside the ward.',
  experience: 'Eight years of coaching nurses and their teams in two hospitals, about 600 hours.',
  certifications: 'Coaches and Mentors of South Africa, Practitioner, 2021.',
  specialties: ['Health & Wellness', 'Stress Management'],
  hourlyRate: 650,
  availability: 'Weekdays from 13:00 to 18:00.',
  languages: ['English', 'Zulu'],
  timezone: 'Durban',
  agreeToTerms: true,
  agreeToBackground: true,
}

/** Signs a person in or up without a page; their browser. */
export async function enter(
  browser: Browser,
  url: string,
  path: string,
  fields: Record<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post(path, { form: fields, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return context
}

/** A new coach, who applied and whom the demo administrator approved: their browser and their coach's id. */
export async function approvedCoach(browser: Browser, url: string, name: { firstName: string; lastName: string }) {
  const email = `${name.firstName}.${Date.now()}@nolo.test`.toLowerCase()
  const context = await enter(browser, url, '/api/register', { ...name, email, password: 'a-quiet-morning-7' })
  const applied = await context.request.post('/api/coaches/apply', { data: { ...form, ...name, email } })
  expect(applied.status(), await applied.text()).toBe(200)
  const admin = await enter(browser, url, '/api/login', { email: 'admin@nolo.test', password: 'try-nolo-today' })
  const ask = (path: string, input: object) => admin.request.get(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`)
  const { items } = (await (await ask('/trpc/admin.applications', {})).json()).result.data
  const mine = items.find((item: { name: string }) => item.name === `${name.firstName} ${name.lastName}`)
  const decision = { id: mine.id, decision: 'approved', verified: ['Certificate seen'] }
  expect((await admin.request.post('/trpc/admin.decide', { data: decision })).status()).toBe(200)
  await admin.close()
  const coaches: { id: string; user: { firstName: string; lastName: string } }[] = await (
    await context.request.get('/api/coaches')
  ).json()
  const id = coaches.find(({ user }) => user.firstName === name.firstName && user.lastName === name.lastName)?.id ?? ''
  expect(id).not.toBe('')
  return { context, coachId: id, email }
}
