import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#server/features/auth/tables'
import { coaches } from '#server/features/coaches/tables'
import { goodApplication } from '#server/testing/application'
import { mails, withMailbox } from '#server/testing/sign-in'
import { verifyAudit } from './service'

async function opened() {
  const app = await withMailbox()
  const applicant = await app.signUp({ firstName: 'Lindiwe', lastName: 'Khumalo' })
  const admin = await app.signUp({ role: 'admin', firstName: 'Refilwe', lastName: 'Moeng' })
  const me = app.caller(applicant)
  const { id } = await me.coaches.submitApplication(goodApplication())
  const status = async () => (await me.coaches.application()).status
  const told = async () => (await me.profile.audit()).map(({ who, what }) => `${who}: ${what}`)
  return { app, applicant, admin, me, boss: app.caller(admin), id, status, told }
}

describe('the queue', () => {
  test('shows what waits, counts each status, and a reading is told to the applicant', async () => {
    const { boss, id, applicant, told } = await opened()
    const row = { id, userId: applicant.id, name: 'Lindiwe Khumalo', status: 'submitted', hourlyRate: 650 }
    const all = await boss.admin.applications({})
    expect(all).toMatchObject({ items: [row], total: 1, counts: { submitted: 1 }, nextBefore: null })
    expect(Object.keys(all.items[0] ?? {})).not.toContain('form')
    expect((await boss.admin.applications({ status: 'rejected' })).items).toEqual([])
    expect(await told()).toEqual([])
    expect(await boss.admin.readApplication({ id })).toMatchObject({ id, form: { phone: '+27 82 555 0142' }, attachments: [] })
    expect(await told()).toEqual(['Refilwe: Read your private record: your application to coach.'])
  })

  test('comes in pages', async () => {
    const { app, boss } = await opened()
    for (let n = 0; n < 24; n++) {
      app.clock.advance(1000)
      await app.caller(await app.signUp()).coaches.submitApplication(goodApplication({ lastName: `Number${n}` }))
    }
    const first = await boss.admin.applications({})
    expect(first).toMatchObject({ total: 25, nextBefore: expect.any(String) })
    const second = await boss.admin.applications({ before: first.nextBefore ?? '' })
    expect(second.nextBefore).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(25)
  })
})

describe('a decision', () => {
  test('a yes makes a coach with a profile, hours and what was checked', async () => {
    const { app, boss, id, applicant, status, told } = await opened()
    await boss.admin.decide({ id, decision: 'approved', message: 'So glad.', verified: ['Certifications', 'Background check'] })
    expect(await status()).toBe('approved')
    const [coach] = await app.deps.store.db.select().from(coaches).where(eq(coaches.userId, applicant.id))
    expect(coach).toMatchObject({ hourlyRate: 650_00, timeZone: 'Africa/Johannesburg', isActive: true, reviewCount: 0 })
    expect(coach?.verifiedAt?.getTime()).toBe(app.clock.now())
    const [user] = await app.deps.store.db.select().from(users).where(eq(users.id, applicant.id))
    expect(user?.role).toBe('coach')
    const seen = app.caller(await app.signUp())
    expect(await seen.coaches.profile({ coachId: coach?.id ?? '' })).toMatchObject({
      languages: ['English', 'Zulu'],
      specialties: ['Health & Wellness', 'Stress Management'],
      hourlyRate: '650.00',
      verified: { what: ['Certifications', 'Background check'] },
    })
    expect((await seen.coaches.list({})).map(({ user }) => user.firstName)).toEqual(['Lindiwe'])
    expect((await mails(app))[0]).toMatchObject({ to: applicant.email, subject: 'Welcome: you are a coach on Nolo' })
    expect(await told()).toEqual(['Refilwe: Decided about your application to coach: approved: So glad.'])
    expect((await verifyAudit(app.deps.store.db)).ok).toBe(true)
  })

  test('asking for more sends it back with a message; it comes in again as the same application', async () => {
    const { app, boss, me, id, status } = await opened()
    await boss.admin.decide({ id, decision: 'under_review' })
    await boss.admin.decide({ id, decision: 'more_needed', message: 'Please add the back of your card.' })
    expect(await me.coaches.application()).toMatchObject({
      status: 'more_needed',
      mayApply: true,
      message: 'Please add the back of your card.',
    })
    const [asked, reading] = await mails(app)
    expect(asked?.text).toContain('Please add the back of your card.')
    expect(reading?.subject).toBe('We are reading your application')
    app.clock.advance(60_000)
    const again = goodApplication({ certifications: 'Both sides of the card, number 10-44821.' })
    expect(await me.coaches.submitApplication(again)).toMatchObject({ id, status: 'submitted' })
    await expect(me.coaches.submitApplication(again)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await status()).toBe('submitted')
    expect((await mails(app))[0]?.subject).toBe('We have what you added')
    expect((await boss.admin.readApplication({ id })).form.certifications).toContain('10-44821')
  })

  test('an interview waits for the applicant and can still end in either way', async () => {
    const { app, boss, id, status } = await opened()
    await boss.admin.decide({ id, decision: 'interview', message: 'Tuesday or Wednesday?' })
    expect(await status()).toBe('interview')
    expect((await mails(app))[0]?.subject).toBe('We would like to meet you')
    await boss.admin.decide({ id, decision: 'rejected', message: 'We looked for somebody with more hours.' })
    expect(await status()).toBe('rejected')
  })

  test('a no says why, is the last word, and lets them apply again', async () => {
    const { app, boss, me, id, applicant } = await opened()
    await boss.admin.decide({ id, decision: 'rejected', message: 'We looked for somebody with more hours.' })
    expect(await me.coaches.application()).toMatchObject({ mayApply: true, message: 'We looked for somebody with more hours.' })
    expect((await mails(app))[0]).toMatchObject({ to: applicant.email, subject: 'About your application to coach' })
    await expect(boss.admin.decide({ id, decision: 'approved', verified: ['Identity'] })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    app.clock.advance(86_400_000)
    const second = await me.coaches.submitApplication(goodApplication())
    expect(second.id).not.toBe(id)
    expect((await boss.admin.applications({})).counts).toEqual({ rejected: 1, submitted: 1 })
  })

  test.each([
    ['a no without a word', { decision: 'rejected' as const }, 'BAD_REQUEST'],
    ['asking for nothing', { decision: 'more_needed' as const, message: '  ' }, 'BAD_REQUEST'],
    ['a yes with nothing checked', { decision: 'approved' as const }, 'BAD_REQUEST'],
  ])('%s is refused, and nothing changes', async (_name, decision, code) => {
    const { app, boss, id, status, told } = await opened()
    await mails(app)
    await expect(boss.admin.decide({ id, ...decision })).rejects.toMatchObject({ code })
    expect(await status()).toBe('submitted')
    expect(await told()).toEqual([])
    expect(await mails(app)).toHaveLength(1)
  })

  test('two administrators at once: one decides', async () => {
    const { app, boss, id } = await opened()
    const other = app.caller(await app.signUp({ role: 'admin' }))
    const tries = await Promise.allSettled([
      boss.admin.decide({ id, decision: 'approved', verified: ['Identity'] }),
      other.admin.decide({ id, decision: 'rejected', message: 'No.' }),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('nobody decides about themselves, and an unknown one is not found', async () => {
    const { app, admin, boss } = await opened()
    const own = await boss.coaches.submitApplication(goodApplication())
    await expect(boss.admin.decide({ id: own.id, decision: 'approved', verified: ['Identity'] })).rejects.toThrow('Somebody else')
    await expect(boss.admin.decide({ id: 'none', decision: 'under_review' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(boss.admin.readApplication({ id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const colleague = app.caller(await app.signUp({ role: 'admin' }))
    await colleague.admin.decide({ id: own.id, decision: 'approved', verified: ['Identity'] })
    const [user] = await app.deps.store.db.select().from(users).where(eq(users.id, admin.id))
    expect(user?.role).toBe('admin')
  })
})
