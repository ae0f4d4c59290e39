import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { freshFolder, nolo, serve, signIn } from './nolo'

const BACKUPS = 20
const WRITERS = ['client', 'coach', 'admin']
/** Writes of each for every backup: enough to last while it is made, and below what a person may have in all. */
const WRITES = 45

/** People who write at once, each so much for every `more()`; what they were told is kept is in `acknowledged`. */
function keepWriting(url: string) {
  const acknowledged: string[] = []
  const refused: number[] = []
  let allowed = 0
  let over = false
  const all = WRITERS.map(async (name) => {
    const call = await signIn(url, `${name}@nolo.test`)
    for (let n = 0; !over; ) {
      await pause(5)
      if (n >= allowed) continue
      n += 1
      const answer = await call('POST', '/api/conversations', { title: `${name}-${n}` }).catch(() => null)
      if (!answer) return
      if (answer.ok) acknowledged.push(((await answer.json()) as { id: string }).id)
      else refused.push(answer.status)
    }
  })
  return {
    acknowledged,
    refused,
    more() {
      allowed += WRITES
    },
    async stop() {
      over = true
      await Promise.all(all)
    },
  }
}

test(`${BACKUPS} backups under write load: each restores, passes its check and holds all that was acknowledged before it`, async () => {
  const folder = freshFolder()
  const server = await serve(folder)
  const { acknowledged, refused, more, stop } = keepWriting(server.url)
  const elsewhere = freshFolder()
  fs.copyFileSync(path.join(folder, 'nolo.db.key'), path.join(elsewhere, 'nolo.db.key'))
  for (let round = 0; round < BACKUPS; round++) {
    const file = path.join(folder, `${round}.backup`)
    const sofar = acknowledged.length
    more()
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(sofar)
    const before = [...acknowledged]
    const made = await nolo(folder, ['backup', file])
    expect(made.code, made.said).toBe(0)
    expect(made.said).toMatch(/SHA-256 [0-9a-f]{64}\nIt does not hold the key it is sealed with: [0-9a-f]{8} /)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)

    const restored = await nolo(elsewhere, ['restore', file])
    expect(restored.code, restored.said).toBe(0)
    const db = new Database(path.join(elsewhere, 'nolo.db'), { readonly: true })
    const kept = new Set((db.prepare('select id from conversations').all() as { id: string }[]).map(({ id }) => id))
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    db.close()
    expect(before.filter((id) => !kept.has(id))).toEqual([])
  }
  await stop()
  expect(refused, 'nobody waited for a backup').toEqual([])
  expect(acknowledged.length).toBeGreaterThan(BACKUPS)

  const again = await serve(elsewhere)
  const talks = await (await signIn(again.url))('GET', '/api/conversations')
  expect(((await talks.json()) as unknown[]).length).toBeGreaterThan(BACKUPS)
}, 240_000)
