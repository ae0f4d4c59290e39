import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeUser } from '#server/testing/factories'
import { testApp } from '#server/testing/test-app'
import { jobs } from './job-table'
import { enqueue, runDueJobs } from './jobs'
import { createLog } from './log'

function keptLog() {
  let written = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  return { log: createLog('trace', destination), written: () => written }
}

test('what a person typed is not in the log when the database refuses it, whichever engine says so', async () => {
  const { log, written } = keptLog()
  const { deps } = await testApp({ log })
  const person = {
    id: 'one',
    email: 'markedword@example.org',
    firstName: 'marked word,\n    with a break',
    lastName: 'a: b: marked',
  }
  await makeUser(deps, person)
  await expect(makeUser(deps, person)).rejects.toSatisfy((error) => {
    log.error({ err: error }, 'refused')
    log.error({ err: new Error(`outside: ${(error as Error).message}`, { cause: error }) }, 'refused again')
    return true
  })
  expect(written()).toContain('refused again')
  expect(written()).toMatch(/SQLITE_CONSTRAINT|23505/)
  expect(written()).not.toMatch(/marked/)
})

test('what a failed job keeps of its error says nothing of anybody', async () => {
  const { deps } = await testApp()
  await deps.store.transaction((tx) => enqueue(tx, { kind: 'odd', key: 'odd', payload: {}, runAt: new Date(deps.clock.now()) }))
  await runDueJobs(deps, {
    odd: async () => {
      throw Object.assign(new Error('550 no such mailbox: marked@example.org "marked word"'), { code: 'EENVELOPE' })
    },
  })
  const [job] = await deps.store.db.select().from(jobs)
  expect(job).toMatchObject({ attempts: 1, lastError: 'Error EENVELOPE' })
})

test('names of secrets are blanked wherever they stand', () => {
  const { log, written } = keptLog()
  log.info({ password: 'markeda', mail: { email: 'markedb' }, deep: { down: { token: 'markedc' } } }, 'said')
  expect(written()).not.toMatch(/marked/)
})
