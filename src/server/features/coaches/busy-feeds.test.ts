import { expect, test } from 'vitest'
import { calendarHost, calendarText } from '#server/testing/calendar-host'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import { readDueFeeds } from './busy-feeds'
import { busyFeeds, busyTimes } from './tables'

const BUSY = calendarText('DTSTART:20261120T080000Z\nDTEND:20261120T100000Z')

/** The clock stands at Wednesday 18 November 2026, 10:00 in Johannesburg; the coach works from nine to six. */
async function setting(own = true) {
  const host = await calendarHost()
  const app = await testApp(own ? { outside: host.outside } : {})
  const { coach, user } = await makeCoach(app.deps, {})
  const { coaches: area } = app.caller(user)
  const kept = async () => [await app.deps.store.db.$count(busyFeeds), await app.deps.store.db.$count(busyTimes)]
  const client = await app.signUp()
  const free = async () => {
    const query = { coachId: coach.id, from: '2026-11-20', days: 1, duration: 60 as const, timeZone: 'Africa/Johannesburg' }
    const { days } = await app.caller(client).sessions.slots(query)
    return days.flatMap((day) => day.free.map(({ startsAt }) => startsAt.slice(11, 16)))
  }
  return { app, host, coach, area, kept, free }
}

test('a calendar blocks the times its events take, until it is removed', async () => {
  const { area, host, free, kept } = await setting()
  host.serve('/busy.ics', BUSY)
  expect((await free()).slice(0, 3)).toEqual(['07:00', '07:30', '08:00'])
  const feed = await area.addBusyFeed({ url: host.urlOf('/busy.ics') })
  expect(feed).toEqual({
    id: feed.id,
    url: host.urlOf('/busy.ics'),
    readAt: '2026-11-18T08:00:00.000Z',
    problem: null,
    thisWeek: 1,
  })
  expect((await free()).slice(0, 2)).toEqual(['07:00', '10:00'])
  const week = { from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z' }
  expect(await area.busyTimes(week)).toEqual([{ startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-11-20T10:00:00.000Z' }])
  await area.removeBusyFeed({ id: feed.id })
  expect(await kept()).toEqual([0, 0])
  expect((await free()).slice(0, 3)).toEqual(['07:00', '07:30', '08:00'])
})

test('reads again after a quarter of an hour; while that fails the times stay and the problem is told', async () => {
  const { app, area, host, kept } = await setting()
  host.serve('/busy.ics', BUSY)
  const { id } = await area.addBusyFeed({ url: host.urlOf('/busy.ics') })
  app.clock.advance(14 * 60_000)
  expect(await readDueFeeds(app.deps)).toBe(0)
  app.clock.advance(60_000)
  host.serve('/busy.ics', (_, response) => response.writeHead(503).end())
  expect(await readDueFeeds(app.deps)).toBe(1)
  const [failed] = await area.busyFeeds()
  expect(failed).toMatchObject({ problem: 'That address answers with 503. Please check it.', readAt: '2026-11-18T08:15:00.000Z' })
  expect(await kept()).toEqual([1, 1])
  host.serve(
    '/busy.ics',
    calendarText('DTSTART:20261121T080000Z\nDTEND:20261121T090000Z', 'DTSTART:20261123T080000Z\nDURATION:PT1H'),
  )
  expect(await area.readBusyFeed({ id })).toMatchObject({ problem: null, thisWeek: 1 })
  expect(await kept()).toEqual([1, 2])
})

test('a server that stops begins no further calendar, however many are due', async () => {
  const { app, area, host } = await setting()
  host.serve('/busy.ics', BUSY)
  await area.addBusyFeed({ url: host.urlOf('/busy.ics') })
  app.clock.advance(20 * 60_000)
  const asked = host.asked.length
  await readDueFeeds(app.deps, () => true)
  expect(host.asked).toHaveLength(asked)
})

test('two servers read a calendar that is due once', async () => {
  const { app, area, host } = await setting()
  host.serve('/busy.ics', BUSY)
  await area.addBusyFeed({ url: host.urlOf('/busy.ics') })
  const second = await app.secondServer()
  app.clock.advance(20 * 60_000)
  const asked = host.asked.length
  const theirs = { ...second.deps, outside: host.outside }
  // two connections of one process would wait for each other on SQLite, where there is one server anyway
  const read =
    app.deps.store.engine === 'postgres'
      ? await Promise.all([readDueFeeds(app.deps), readDueFeeds(theirs)])
      : [await readDueFeeds(app.deps), await readDueFeeds(theirs)]
  expect(read.sort()).toEqual([0, 1])
  expect(host.asked).toHaveLength(asked + 1)
})

const NOT_PUBLIC = 'That address is not on the public internet, so we do not open it.'
test.each([
  ['https://127.0.0.1/a.ics', NOT_PUBLIC],
  ['webcal://127.0.0.1/a.ics', NOT_PUBLIC],
  ['https://localhost/a.ics', NOT_PUBLIC],
  ['https://2130706433/a.ics', NOT_PUBLIC],
  ['https://0x7f.1/a.ics', NOT_PUBLIC],
  ['https://[::1]/a.ics', NOT_PUBLIC],
  ['https://[::ffff:127.0.0.1]/a.ics', NOT_PUBLIC],
  ['https://[::ffff:10.0.0.1]/a.ics', NOT_PUBLIC],
  ['https://[64:ff9b::7f00:1]/a.ics', NOT_PUBLIC],
  ['https://0.0.0.0/a.ics', NOT_PUBLIC],
  ['https://10.1.2.3/a.ics', NOT_PUBLIC],
  ['https://100.64.0.1/a.ics', NOT_PUBLIC],
  ['https://169.254.169.254/latest/meta-data', NOT_PUBLIC],
  ['https://192.168.1.1/a.ics', NOT_PUBLIC],
  ['https://[fe80::1]/a.ics', NOT_PUBLIC],
  ['https://[fd00::1]/a.ics', NOT_PUBLIC],
  ['http://example.org/a.ics', 'Please use an address that begins with https.'],
  ['file:///etc/passwd', 'Please use an address that begins with https.'],
  ['https://me:secret@example.org/a.ics', 'Please use an address without a name and password in it.'],
  ['my calendar', 'Please paste the whole address, beginning with https.'],
  ['  ', 'Please paste the address of your calendar.'],
])('does not open %s, and keeps nothing', async (url, sentence) => {
  const { area, kept } = await setting(false)
  const adding = area.addBusyFeed({ url })
  await expect(adding).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(adding).rejects.toThrow(sentence)
  expect(await kept()).toEqual([0, 0])
})

test('a redirect is checked like the first address: to a private one, to one with a private address among others, or down to http', async () => {
  const { area, host, kept } = await setting()
  host.serve('/busy.ics', BUSY)
  for (const to of [
    host.urlOf('/busy.ics', '127.0.0.2'),
    host.urlOf('/busy.ics', 'private.test'),
    host.urlOf('/busy.ics', 'both.test'),
    'https://[::1]/busy.ics',
  ]) {
    host.redirect('/moved.ics', to)
    await expect(area.addBusyFeed({ url: host.urlOf('/moved.ics') }), to).rejects.toThrow(NOT_PUBLIC)
  }
  host.redirect('/moved.ics', 'ftp://calendar.test/busy.ics')
  await expect(area.addBusyFeed({ url: host.urlOf('/moved.ics') })).rejects.toThrow('begins with https')
  expect(host.asked.filter((asked) => !asked.startsWith('calendar.test/'))).toEqual([])
  expect(await kept()).toEqual([0, 0])
})

test('follows three redirects and not a fourth', async () => {
  const { area, host } = await setting()
  host.serve('/4.ics', BUSY)
  for (const step of [1, 2, 3]) host.redirect(`/${step}.ics`, `/${step + 1}.ics`)
  host.redirect('/0.ics', '/1.ics')
  await expect(area.addBusyFeed({ url: host.urlOf('/0.ics') })).rejects.toThrow('That address sends us on too many times.')
  expect(await area.addBusyFeed({ url: host.urlOf('/1.ics') })).toMatchObject({ thisWeek: 1 })
})

test('the connection goes to the address that was checked, whatever the name says a moment later', async () => {
  const host = await calendarHost()
  host.serve('/busy.ics', BUSY)
  let asked = 0
  const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
  const app = await testApp({ outside: { ...host.outside, resolve } })
  const { user } = await makeCoach(app.deps)
  expect(await app.caller(user).coaches.addBusyFeed({ url: host.urlOf('/busy.ics') })).toMatchObject({ thisWeek: 1 })
  expect(asked).toBe(1)
})

test('what is too large, too slow, no calendar or not there is refused with a sentence', async () => {
  const { area, host, kept } = await setting()
  host.serve('/large.ics', (_, response) => {
    response.writeHead(200)
    const more = () => response.write('x'.repeat(100_000), () => setImmediate(more))
    more()
  })
  host.serve('/slow.ics', (_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n'))
  host.serve('/page.ics', '<!doctype html><p>Please sign in</p>')
  const refusalOf = (path: string) => area.addBusyFeed({ url: host.urlOf(path) }).then(() => '', (error) => error.message) // biome-ignore format: short
  expect(await refusalOf('/large.ics')).toBe('There is more than 1 MB at that address.')
  expect(await refusalOf('/slow.ics')).toBe('That address did not answer. Please check it and try again.')
  expect(await refusalOf('/page.ics')).toBe('There is no calendar at that address that we can read.')
  expect(await refusalOf('/none.ics')).toBe('That address answers with 404. Please check it.')
  expect(await kept()).toEqual([0, 0])
})

test('a calendar is kept once, five at most, and only its coach reaches it', async () => {
  const { app, area, host } = await setting()
  const { user } = await makeCoach(app.deps)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) host.serve(`/${name}.ics`, BUSY)
  const { id } = await area.addBusyFeed({ url: host.urlOf('/a.ics') })
  await expect(area.addBusyFeed({ url: host.urlOf('/a.ics') })).rejects.toThrow('That calendar is here already.')
  for (const name of ['b', 'c', 'd', 'e']) await area.addBusyFeed({ url: host.urlOf(`/${name}.ics`) })
  await expect(area.addBusyFeed({ url: host.urlOf('/f.ics') })).rejects.toThrow('You have 5 calendars here.')
  const other = app.caller(user).coaches
  await expect(other.removeBusyFeed({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.readBusyFeed({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await other.busyFeeds()).toEqual([])
  expect(await area.busyFeeds()).toHaveLength(5)
})
