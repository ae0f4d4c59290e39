import http from 'node:http'
import { cpuMicros, median, percentile } from './process-cost'

export type Target = { name: string; url: string; pid: number }
export type Request = { path: string; headers: Record<string, string> }
export type Load = { rounds: number; requests: number; warmUp: number }
export type Measured = { cpuMicros: number; perSecond: number; p50: number; p99: number }

const AT_ONCE = 8
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** One answer's status and body, as it came over the wire (compressed where it was). */
export function answerOf(target: Target, request: Request): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = http.get(target.url + request.path, { agent, headers: request.headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece) => pieces.push(piece))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }))
    })
    sent.on('error', reject)
  })
}

async function send(target: Target, request: Request, count: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const from = performance.now()
      const { status } = await answerOf(target, request)
      if (status !== 200) throw new Error(`${target.name} answered ${status} to ${request.path}`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return times
}

/** Refuses to compare servers that do not say the same, byte for byte. */
export async function assertSameBytes(targets: Target[], request: Request): Promise<number> {
  const [first, ...others] = await Promise.all(targets.map((target) => answerOf(target, request)))
  if (first?.status !== 200) throw new Error(`${request.path} answered ${first?.status}: ${first?.body.toString().slice(0, 200)}`)
  others.forEach((other, at) => {
    if (!other.body.equals(first.body)) throw new Error(`${targets[at + 1]?.name} gives other bytes for ${request.path}.`)
  })
  return first.body.length
}

/** Loads the servers in turns, round by round, so that what else the machine does meets them alike. */
export async function compare(targets: Target[], request: Request, load: Load): Promise<Map<string, Measured>> {
  const rounds = new Map<string, { cpu: number[]; perSecond: number[]; times: number[] }>()
  for (const target of targets) {
    rounds.set(target.name, { cpu: [], perSecond: [], times: [] })
    await send(target, request, load.warmUp)
  }
  for (let round = 0; round < load.rounds; round++) {
    // Each round begins with another server.
    const turn = targets.map((_, at) => targets[(at + round) % targets.length] as Target)
    for (const target of turn) {
      const cpu = cpuMicros(target.pid)
      const from = performance.now()
      const times = await send(target, request, load.requests)
      const seconds = (performance.now() - from) / 1000
      const kept = rounds.get(target.name)
      kept?.cpu.push((cpuMicros(target.pid) - cpu) / load.requests)
      kept?.perSecond.push(load.requests / seconds)
      kept?.times.push(...times)
    }
  }
  return new Map(
    [...rounds].map(([name, { cpu, perSecond, times }]) => [
      name,
      { cpuMicros: median(cpu), perSecond: median(perSecond), p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    ]),
  )
}
