import { createDecipheriv, createHash } from 'node:crypto'
import http from 'node:http'
import Database from 'better-sqlite3'

// What somebody would write by hand for speed alone: `node:http`, two prepared statements, and the same work as ours:
// the login session looked up by the cookie's SHA-256, its ends checked, twenty goals read and their two sealed columns opened.
const [file, key] = process.argv.slice(2) as [string, string]
const db = new Database(file, { readonly: true })
const keyBytes = Buffer.from(key, 'base64')
const IDLE_MS = 7 * 86_400_000

const session = db.prepare(
  `select s.user_id, s.expires_at, s.last_used_at, u.email, u.email_verified_at, u.first_name, u.last_name, u.role, u.profile_image_url,
     u.time_zone, u.currency, u.locale, u.created_at, u.trial_ends_at, u.blocked_at
   from login_sessions s join users u on u.id = s.user_id where s.id = ? limit 1`,
)
const goals = db.prepare(
  `select id, title, description, category, target_date as targetDate, progress, status
   from goals where user_id = ? and deleted_at is null order by target_date is null, target_date, created_at desc`,
)

type SessionRow = { user_id: string; expires_at: number; last_used_at: number; blocked_at: number | null }
type GoalRow = { title: string; description: string }

const titleName = Buffer.from('goals.title')
const descriptionName = Buffer.from('goals.description')
function open(name: Buffer, value: string): string {
  const bytes = Buffer.from(value.slice(value.indexOf('.') + 1), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyBytes, bytes.subarray(0, 12)).setAAD(name)
  decipher.setAuthTag(bytes.subarray(-16))
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}

function goalsOf(cookie: string | undefined): GoalRow[] | null {
  const token = /(?:^|; )nolo_session=([\w-]{43})/.exec(cookie ?? '')?.[1]
  if (!token) return null
  const row = session.get(createHash('sha256').update(token).digest('hex')) as SessionRow | undefined
  const now = Date.now()
  if (!row || row.blocked_at || row.expires_at <= now || row.last_used_at <= now - IDLE_MS) return null
  const rows = goals.all(row.user_id) as GoalRow[]
  for (const goal of rows) {
    goal.title = open(titleName, goal.title)
    goal.description = open(descriptionName, goal.description)
  }
  return rows
}

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const server = http.createServer((request, response) => {
  const path = request.url ?? ''
  const batch = /^\/trpc\/((?:goals\.list,?)+)\?batch=1/.exec(path)
  if (!batch && path !== '/api/goals') {
    response.writeHead(404).end()
    return
  }
  const rows = goalsOf(request.headers.cookie)
  if (!rows) {
    response.writeHead(401, headers).end('{"message":"Unauthorized"}')
    return
  }
  if (!batch) {
    response.writeHead(200, headers).end(JSON.stringify(rows))
    return
  }
  const calls = (batch[1] as string).split(',').length
  const all = Array.from({ length: calls }, (_, at) => ({ result: { data: at === 0 ? rows : goalsOf(request.headers.cookie) } }))
  response.writeHead(200, headers).end(JSON.stringify(all))
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }))
process.on('disconnect', () => process.exit(0))
