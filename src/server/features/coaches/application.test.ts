import { describe, expect, test } from 'vitest'
import { EXE, goodApplication, PDF, PNG } from '#server/testing/application'
import { callerOf, cookieOf, mails, register, withMailbox } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { ATTACHMENT, type CoachApplication } from '#shared/coach-application'

describe('handing in', () => {
  test('keeps the application, tells the applicant by mail and forgets the draft', async () => {
    const app = await withMailbox()
    const person = await app.signUp({ firstName: 'Lindiwe' })
    const me = app.caller(person)
    await me.coaches.saveDraft({ step: 2, form: { firstName: 'Li', hourlyRate: null, specialties: ['Productivity'] } })
    expect(await me.coaches.application()).toMatchObject({
      status: null,
      mayApply: true,
      draft: { step: 2, form: { firstName: 'Li', hourlyRate: null, specialties: ['Productivity'] } },
    })
    expect(await me.coaches.submitApplication(goodApplication())).toMatchObject({ status: 'submitted' })
    expect(await me.coaches.application()).toMatchObject({
      status: 'submitted',
      mayApply: false,
      draft: null,
      form: { timezone: 'Africa/Johannesburg', hourlyRate: 650 },
    })
    const [mail] = await mails(app)
    expect(mail).toMatchObject({ to: person.email, subject: 'We have your application' })
    expect(mail?.text).toContain('3-5 business days')
  })

  test('one is open at a time, also when twenty come at once', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => me.coaches.submitApplication(goodApplication())))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' })
    await expect(me.coaches.submitApplication(goodApplication())).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('a coach does not apply', async () => {
    const app = await testApp()
    await expect(app.caller(await app.signUp({ role: 'coach' })).coaches.submitApplication(goodApplication())).rejects.toThrow(
      'coach already',
    )
  })

  const wrong: [keyof CoachApplication, unknown, string][] = [
    ['firstName', 'L', 'First name must be at least 2 characters'],
    ['lastName', ' K ', 'Last name must be at least 2 characters'],
    ['email', 'lindiwe', 'Invalid email address'],
    ['phone', '082 555 01', 'Phone number must be at least 10 digits'],
    ['bio', 'x'.repeat(99), 'Bio must be at least 100 characters'],
    ['experience', 'x'.repeat(49), 'Experience description must be at least 50 characters'],
    ['certifications', 'x'.repeat(19), 'Please list your certifications'],
    ['specialties', [], 'Select at least one specialty'],
    ['hourlyRate', 49.99, 'Minimum rate is R50/hour'],
    ['hourlyRate', 2000.01, 'Maximum rate is R2000/hour'],
    ['availability', 'x'.repeat(9), 'Please describe your availability'],
    ['languages', [], 'Select at least one language'],
    ['timezone', '', 'Please select your timezone'],
    ['timezone', 'Mars/Olympus', 'Please select your timezone'],
    ['agreeToTerms', false, 'You must agree to the terms'],
    ['agreeToBackground', false, 'You must agree to background check'],
  ]
  test.each(wrong)('%s %j is refused with the documented sentence', async (field, value, sentence) => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const body = JSON.stringify({ ...goodApplication(), [field]: value })
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await app.request('/api/coaches/apply', { method: 'POST', body, headers })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: sentence })
    expect((await (await callerOf(app, cookie)).coaches.application()).status).toBeNull()
  })

  test('signed out nothing is taken', async () => {
    const app = await testApp()
    const nobody = app.caller(null)
    await expect(nobody.coaches.application()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(nobody.coaches.submitApplication(goodApplication())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(nobody.coaches.saveDraft({ step: 1, form: {} })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('certificates', () => {
  const attach = (app: TestApp, cookie: string, body: Buffer, name = 'COMENSA 2021.pdf', extra: Record<string, string> = {}) =>
    app.request(`${ATTACHMENT.path}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { cookie, 'content-type': 'application/pdf', ...extra },
    })

  test('go in, come back to their owner only as a download, and go away', async () => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const kept = await (await attach(app, cookie, PDF, '../../Diplôme "1".pdf')).json()
    expect(kept).toMatchObject({ name: 'Diplôme "1".pdf', mediaType: 'application/pdf', bytes: PDF.length })
    const answer = await app.request(`${ATTACHMENT.path}/${kept.id}`, { headers: { cookie } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Dipl_me _1_.pdf"; filename*=UTF-8''Dipl%C3%B4me%20%221%22.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const me = await callerOf(app, cookie)
    expect((await me.coaches.application()).attachments).toEqual([kept])
    await me.coaches.removeAttachment({ id: kept.id })
    expect((await app.request(`${ATTACHMENT.path}/${kept.id}`, { headers: { cookie } })).status).toBe(404)
  })

  test('are what their bytes say: a program called .pdf is refused, a picture called .pdf is a picture', async () => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const refused = await attach(app, cookie, EXE)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ message: ATTACHMENT.sentence })
    for (const body of [Buffer.alloc(0), Buffer.from('<html><script>alert(1)</script>'), Buffer.from('PK\u0003\u0004 zip')])
      expect((await attach(app, cookie, body)).status).toBe(400)
    expect(await (await attach(app, cookie, PNG, 'card.pdf')).json()).toMatchObject({ name: 'card.png', mediaType: 'image/png' })
  })

  test('have 5 MB at most, ten of them, from our own pages, and only signed in', async () => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const large = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT.bytes - PDF.length)])
    expect((await attach(app, cookie, large)).status).toBe(200)
    expect((await attach(app, cookie, Buffer.concat([large, Buffer.from('x')]))).status).toBe(413)
    expect((await attach(app, cookie, PDF, 'x.pdf', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await attach(app, '', PDF)).status).toBe(401)
    for (let n = 1; n < ATTACHMENT.count; n++) expect((await attach(app, cookie, PDF)).status).toBe(200)
    expect((await attach(app, cookie, PDF)).status).toBe(400)
    const other = await app.request('/api/goals', { method: 'POST', body: new Uint8Array(large), headers: { cookie } })
    expect(other.status).toBe(413)
  })

  test("somebody else's read as none; administrators see them, and the log says so", async () => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const { id } = await (await attach(app, cookie, PDF)).json()
    const stranger = cookieOf(await register(app, { email: 'stranger@example.org' }))
    const answer = await app.request(`${ATTACHMENT.path}/${id}`, { headers: { cookie: stranger } })
    expect(answer.status).toBe(404)
    await expect((await callerOf(app, stranger)).coaches.removeAttachment({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await app.request(`${ATTACHMENT.path}/${id}`)).status).toBe(401)
    expect((await app.request(`${ATTACHMENT.path}/..%2Fnolo.db`, { headers: { cookie } })).status).toBe(404)

    const { grantRole } = await import('../auth/grant-role')
    await grantRole(app.deps, { email: 'stranger@example.org', role: 'admin' })
    expect((await app.request(`${ATTACHMENT.path}/${id}`, { headers: { cookie: stranger } })).status).toBe(200)
    const me = await callerOf(app, cookie)
    expect((await me.profile.audit()).map(({ what }) => what)).toContain(
      'Read your private record: a certificate with your application to coach.',
    )
  })

  test('stay as they are while an application is read', async () => {
    const app = await testApp()
    const cookie = cookieOf(await register(app))
    const { id } = await (await attach(app, cookie, PDF)).json()
    const me = await callerOf(app, cookie)
    await me.coaches.submitApplication(goodApplication())
    expect((await attach(app, cookie, PDF)).status).toBe(409)
    await expect(me.coaches.removeAttachment({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
