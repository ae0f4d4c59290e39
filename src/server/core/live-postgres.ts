import pg from 'pg'
import { type Live, local } from './live'
import type { Log } from './log'

const CHANNEL = 'nolo_live'

/** Across servers on one PostgreSQL by LISTEN and NOTIFY; a lost connection is opened again. */
export function createPostgresLive(connectionString: string, log: Log): Live {
  const me = Math.random().toString(36).slice(2)
  const pool = new pg.Pool({ connectionString, max: 1 })
  pool.on('error', () => {})
  const here = local((topic) => {
    pool
      .query('select pg_notify($1, $2)', [CHANNEL, `${me} ${topic}`])
      .catch((error) => log.warn({ err: error }, 'a notice to other servers was lost'))
  })
  let closed = false
  let listener: pg.Client | undefined

  async function listen() {
    const client = new pg.Client({ connectionString })
    listener = client
    client.on('notification', (notice) => {
      const [from, topic] = (notice.payload ?? '').split(' ')
      if (topic && from !== me) here.emitter.emit(topic)
    })
    client.on('error', () => {})
    client.on('end', () => void (closed || setTimeout(start, 1000).unref()))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }
  function start() {
    listen().catch((error) => {
      log.warn({ err: error }, 'cannot hear other servers yet')
      if (!closed) setTimeout(start, 1000).unref()
    })
  }
  start()
  return {
    publish: here.publish,
    subscribe: here.subscribe,
    async close() {
      closed = true
      await Promise.allSettled([listener?.end(), pool.end()])
    },
  }
}
