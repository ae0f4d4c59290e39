import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'

const TOKEN = 'a token of enough length'

test('what a server did can be read on this machine: requests by route, calls, jobs, streams and its own state', async () => {
  const app = await testApp()
  const person = await app.signUp()
  await app.caller(person).goals.create({ title: 'Run' } as never)
  await app
    .caller(null)
    .goals.list()
    .catch(() => {})
  await app.request('/api/conversations/some-id/messages')
  await app.request('/nothing/here')
  const stream = app.deps.streams.open(person.id)

  const answer = await app.request('/metrics')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^nolo_request_duration_seconds_count\{route="\/api\/conversations\/:\w+\/messages",status="4xx"\} 1$/m)
  expect(text).toMatch(
    /^nolo_request_duration_seconds_bucket\{le="\+Inf",route="\/api\/conversations\/:\w+\/messages",status="4xx"\} 1$/m,
  )
  expect(text).toContain('nolo_calls_total{procedure="goals.create",outcome="ok"} 1')
  expect(text).toContain('nolo_calls_total{procedure="goals.list",outcome="refused"} 1')
  expect(text).toContain('nolo_streams_open 1')
  expect(text).toContain('nolo_writes_waiting 0')
  expect(text).toMatch(/nolo_oldest_due_job_seconds \d/)
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/)
  expect(text).not.toContain('some-id')
  stream.close()
})

test('from elsewhere it is not there without the token', async () => {
  const app = await testApp({ env: { METRICS_TOKEN: TOKEN } })
  const from = (headers: Record<string, string>) =>
    app.request('/metrics', { headers: { 'x-forwarded-for': '10.0.0.1', ...headers } })
  expect((await from({})).status).toBe(404)
  expect((await from({ authorization: `Bearer ${TOKEN}x` })).status).toBe(404)
  expect((await from({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  const open = await testApp()
  expect(
    (await open.request('/metrics', { headers: { 'x-forwarded-for': '10.0.0.1', authorization: 'Bearer null' } })).status,
  ).toBe(404)
})
