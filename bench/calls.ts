import fs from 'node:fs'
import { assertSameBytes, compare, type Load, type Measured, type Request, type Target } from './load'
import { startYardstick, teach, type Yardstick } from './yardsticks'

export type CallResult = { name: string; bytes: number; product: Measured; raw: Measured; sql: Measured | null }

/** The biggest script of the client, as an address. */
function biggestScript(): string {
  const folder = 'dist/client/assets'
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'))
  const size = (name: string) => fs.statSync(`${folder}/${name}`).size
  return `/assets/${scripts.sort((a, b) => size(b) - size(a))[0]}`
}

async function measure(
  name: string,
  product: Target,
  raw: Yardstick,
  sql: Yardstick | null,
  request: Request,
  load: Load,
): Promise<CallResult> {
  const type = request.path.startsWith('/assets') ? 'text/javascript' : 'application/json'
  await teach(raw, product, request, type)
  const targets = sql ? [product, raw, sql] : [product, raw]
  const bytes = await assertSameBytes(targets, request)
  const figures = await compare(targets, request, load)
  return {
    name,
    bytes,
    product: figures.get(product.name) as Measured,
    raw: figures.get(raw.name) as Measured,
    sql: sql ? (figures.get(sql.name) as Measured) : null,
  }
}

/** The ordinary calls, each against the servers that can answer it too. */
export async function measureCalls(
  product: Target,
  database: string,
  key: string,
  cookie: string,
  load: Load,
): Promise<CallResult[]> {
  const raw = await startYardstick('raw node:http', './raw-server.ts')
  const sql = await startYardstick('node:http + SQL', './sql-server.ts', [database, key])
  const headers = { cookie }
  const five = Array(5).fill('goals.list').join(',')
  try {
    return [
      await measure('goals list, tRPC', product, raw, sql, { path: '/trpc/goals.list?batch=1&input=%7B%7D', headers }, load),
      await measure('goals list, REST', product, raw, sql, { path: '/api/goals', headers }, load),
      await measure(
        'goals list five times, one batch',
        product,
        raw,
        sql,
        { path: `/trpc/${five}?batch=1&input=%7B%7D`, headers },
        {
          ...load,
          requests: Math.ceil(load.requests / 4),
        },
      ),
      await measure(
        'static asset, brotli',
        product,
        raw,
        null,
        { path: biggestScript(), headers: { 'accept-encoding': 'br' } },
        load,
      ),
    ]
  } finally {
    raw.child.disconnect()
    sql.child.disconnect()
  }
}
