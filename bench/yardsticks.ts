import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { answerOf, type Request, type Target } from './load'

export type Yardstick = Target & { child: ChildProcess }

/** Starts one of the comparison servers as a process of its own. */
export async function startYardstick(name: string, file: string, args: string[] = []): Promise<Yardstick> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--import', 'tsx'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { name, url: `http://127.0.0.1:${port}`, pid: child.pid as number, child }
}

/** Tells the raw server what to answer: the very bytes the product gave. */
export async function teach(raw: Yardstick, product: Target, request: Request, type: string): Promise<void> {
  const { body } = await answerOf(product, request)
  const encoding: Record<string, string> = request.headers['accept-encoding'] ? { 'content-encoding': 'br' } : {}
  raw.child.send({ path: request.path, headers: { 'content-type': type, ...encoding }, body: body.toString('base64') })
  await once(raw.child, 'message')
}
