import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createPostgresLive } from './live-postgres'
import { createLog } from './log'

test('while the database is away a server asks for it at a steady pace, however long that is', async () => {
  let asked = 0
  const away = net.createServer((socket) => {
    asked += 1
    socket.destroy()
  })
  await new Promise<void>((ready) => away.listen(0, '127.0.0.1', ready))
  const { port } = away.address() as net.AddressInfo
  const live = createPostgresLive(`postgres://nolo@127.0.0.1:${port}/nolo`, createLog('silent'), 50)
  onTestFinished(async () => {
    await live.close()
    away.close()
  })
  await pause(600)
  expect(asked).toBeGreaterThan(2)
  expect(asked).toBeLessThan(14)
})
