import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgres, readConfig } from './config'
import { createPostgresLive } from './live-postgres'
import { createLog } from './log'

test.skipIf(!isPostgres)('a topic called many times in a row is a few notices to other servers, and none is lost', async () => {
  const url = readConfig().databaseUrl as string
  const log = createLog('silent')
  const [one, other] = [createPostgresLive(url, log), createPostgresLive(url, log)]
  const wire = new pg.Client({ connectionString: url })
  await wire.connect()
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close(), wire.end()])
  })
  await wire.query('listen nolo_live')
  const topic = `reply:${Math.random()}`
  let notices = 0
  wire.on('notification', ({ payload }) => {
    if (payload?.endsWith(topic)) notices += 1
  })
  let heard = 0
  other.subscribe(topic, () => {
    heard += 1
  })
  // the other server may not be listening yet
  await expect
    .poll(() => {
      one.publish(topic)
      return heard
    })
    .toBeGreaterThan(0)
  notices = 0
  for (let word = 0; word < 500; word++) one.publish(topic)
  await expect.poll(() => notices).toBeGreaterThan(0)
  const before = heard
  one.publish(topic)
  await expect.poll(() => heard).toBeGreaterThan(before)
  expect(notices).toBeLessThan(20)
})
