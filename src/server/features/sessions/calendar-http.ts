import { type Context, Hono } from 'hono'
import { clientAddress } from '#server/core/address'
import { type Ctx, signedIn } from '#server/core/context'
import { sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { networkOf } from '#server/core/network'
import { Id } from '#shared/text'
import { entryOf } from './calendar-entry'
import { ownerOfFeed } from './calendar-feed'
import { calendarFile } from './calendar-file'
import { meetingOf } from './meeting'
import { ownCalendar } from './own-calendar'

const MEDIA_TYPE = 'text/calendar; charset=utf-8'
/** A token is 32 bytes in base64url. */
const TOKEN = /^([\w-]{43})\.ics$/

/** Calendars to subscribe to by a private address, without a cookie, and one session's file to download. */
export function calendarRoutes(deps: Deps, contextOf: (c: Context) => Promise<Ctx>): Hono {
  const app = new Hono()

  app.get('/api/calendar/:file', async (c) => {
    const token = TOKEN.exec(c.req.param('file'))?.[1]
    const userId = token ? await ownerOfFeed(deps, token) : null
    // whoever reads for many people is held back for each of them alone, whoever guesses for all guesses
    await deps.limits.consume('calendar', userId ?? networkOf(clientAddress(c, deps.config.trustProxy)))
    if (!userId) return c.json({ message: 'Not Found' }, 404)
    const file = await calendarFile(await ownCalendar(deps, userId), 'Nolo')
    const tag = `"${sha256hex(file)}"`
    c.header('ETag', tag)
    c.header('X-Robots-Tag', 'noindex')
    if (tagsOf(c.req.header('if-none-match')).includes(tag)) return c.body(null, 304)
    return c.body(file, 200, { 'Content-Type': MEDIA_TYPE })
  })

  app.get('/api/sessions/:id/calendar.ics', async (c) => {
    const { user } = signedIn(await contextOf(c))
    const meeting = await meetingOf(deps.store.db, Id.safeParse(c.req.param('id')).data ?? '')
    const side = meeting?.session.userId === user.id ? 'client' : meeting?.coach.userId === user.id ? 'coach' : null
    const isOne = meeting && !['pending_payment', 'expired'].includes(meeting.session.status)
    if (!side || !isOne) throw new AppError('NOT_FOUND', 'There is no such session.')
    const file = await calendarFile([entryOf(meeting, side, deps.config)], 'Nolo')
    c.header('Content-Disposition', 'attachment; filename="session.ics"')
    return c.body(file, 200, { 'Content-Type': MEDIA_TYPE })
  })

  return app
}

/** A tag stays the same tag where something between us marked it as weak. */
const tagsOf = (header = '') => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
