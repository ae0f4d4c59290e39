import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startServer } from '../tests/server'
import { median, residentMegabytes } from './process-cost'

const SETTLE_MS = 3000

/** Start to first answered page, and memory at rest, on a database that exists already. */
export async function measureProcess(starts: number): Promise<{ starts: number; coldStartMs: number; idleMegabytes: number }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-bench-'))
  try {
    await (await startServer({ folder })).stop()
    const times: number[] = []
    for (let n = 0; n < starts; n++) {
      const server = await startServer({ folder, probe: '/' })
      times.push(server.startMs)
      await server.stop()
    }
    const idle = await startServer({ folder, probe: '/' })
    await new Promise((done) => setTimeout(done, SETTLE_MS))
    const idleMegabytes = residentMegabytes(idle.pid)
    await idle.stop()
    return { starts, coldStartMs: median(times), idleMegabytes }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
