import pg from 'pg'
import { type Live, local } from './live'
import type { Log } from './log'

const CHANNEL = 'nolo_live'

/** Notices in one question to the database. */
const TOPICS_AT_ONCE = 200

/**
 * Across servers on one PostgreSQL by LISTEN and NOTIFY; a lost connection is opened again. While a notice is on its way
 * further ones wait, each topic once: a reply that grows by a word at a time is one notice a round trip, not one a word.
 */
export function createPostgresLive(connectionString: string, log: Log, retryMs = 1000): Live {
  const me = Math.random().toString(36).slice(2)
  const pool = new pg.Pool({ connectionString, max: 1, keepAlive: true, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null
  async function send() {
    while (waiting.size > 0) {
      const topics = [...waiting].slice(0, TOPICS_AT_ONCE)
      for (const topic of topics) waiting.delete(topic)
      await pool
        .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          CHANNEL,
          topics.map((topic) => `${me} ${topic}`),
        ])
        .catch((error) => log.warn({ err: error }, 'a notice to other servers was lost'))
    }
    sending = null // in the same breath as the look for further ones
  }
  const here = local((topic) => {
    waiting.add(topic)
    sending ??= send()
  })
  let closed = false
  let listener: pg.Client | undefined

  async function start() {
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 10_000 })
    listener = client
    // a connection that fails says so twice: it is opened again once, or their number would double each time
    const gone = () => {
      if (closed || listener !== client) return
      listener = undefined
      setTimeout(start, retryMs).unref()
    }
    client.on('notification', (notice) => {
      const [from, topic] = (notice.payload ?? '').split(' ')
      if (topic && from !== me) here.emitter.emit(topic)
    })
    client.on('error', () => {})
    client.on('end', gone)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'cannot hear other servers yet')
      gone()
      await client.end().catch(() => {})
    }
  }
  void start()
  return {
    publish: here.publish,
    subscribe: here.subscribe,
    async close() {
      closed = true
      await sending
      await Promise.allSettled([listener?.end(), pool.end()])
    },
  }
}
