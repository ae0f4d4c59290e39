import { Fragment, type RefObject } from 'react'
import type { ThreadView } from '#shared/threads'
import { dayLabel, useReader } from '../../lib/chat-times'
import { Button } from '../../ui/button'
import { DayLine } from '../../ui/day-line'
import { JumpToLatest } from '../../ui/jump-to-latest'
import { columnClass, logClass } from '../../ui/talk-layout'
import { useFollowScroll } from '../../ui/use-follow-scroll'
import type { Outgoing } from './outgoing'
import { NotSent, OwnTurn, TheirTurn } from './person-turn'
import type { ThreadHandle } from './use-thread'

type Props = {
  view: ThreadView
  talk: ThreadHandle
  /** Set by the list: goes to the newest words. */
  toEnd: RefObject<() => void>
}

/** Scrolled this near to the start, older messages are fetched without being asked for. */
const NEAR_TOP = 80
/** What one person says in so many milliseconds stands together under one name. */
const TOGETHER = 5 * 60_000

type Item = { id: string; own: boolean; content: string; createdAt: string; place: number | null; outgoing?: Outgoing }

/** What is stored, then what is on its way; a message keeps its id from one to the other. */
function itemsOf(view: ThreadView, outgoing: Outgoing[]): Item[] {
  const stored = new Set(view.messages.map(({ id }) => id))
  const waiting = outgoing.filter(({ id }) => !stored.has(id))
  return [...view.messages, ...waiting.map((one) => ({ ...one, own: true, place: null, outgoing: one }))]
}

/** The state under the last message one wrote; others speak for themselves. */
function stateOf(item: Item, lastOwn: string | undefined, readByOther: number): string | null {
  if (item.outgoing) return item.outgoing.failed === null ? 'Sending' : null
  if (item.id !== lastOwn || item.place === null) return null
  return item.place <= readByOther ? 'Read' : 'Sent'
}

/** A talk between two people, oldest first. Keeps to its end until one scrolls up. */
export function ThreadMessages({ view, talk, toEnd }: Props) {
  const reader = useReader()
  const now = Date.now()
  const items = itemsOf(view, talk.outgoing)
  const scroll = useFollowScroll(items[0]?.id)
  toEnd.current = scroll.toEnd
  const older = view.nextBefore !== null
  const lastOwn = view.messages.findLast(({ own }) => own)?.id
  let day = ''
  return (
    <div className="relative min-h-0">
      <div
        ref={scroll.list}
        onScroll={() => {
          scroll.onScroll()
          if (older && !scroll.atEnd && (scroll.list.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP) void talk.loadOlder()
        }}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-relevant="additions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={logClass}
      >
        <div ref={scroll.content} className={columnClass}>
          {older && (
            <Button variant="ghost" size="sm" className="self-center" pending={talk.loadingOlder} onClick={talk.loadOlder}>
              Show older messages
            </Button>
          )}
          {items.map((item, at) => {
            const label = dayLabel(item.createdAt, now, reader)
            const newDay = label !== day
            day = label
            const before = items[at - 1]
            const follows =
              !newDay && before?.own === item.own && Date.parse(item.createdAt) - Date.parse(before.createdAt) < TOGETHER
            const said = { content: item.content, createdAt: item.createdAt, reader, follows }
            return (
              <Fragment key={item.id}>
                {newDay && <DayLine label={label} />}
                {item.own ? (
                  <OwnTurn {...said} state={stateOf(item, lastOwn, view.readByOther)} />
                ) : (
                  <TheirTurn {...said} thread={view.thread} />
                )}
                {item.outgoing && item.outgoing.failed !== null && (
                  <NotSent
                    message={item.outgoing}
                    onAgain={() => item.outgoing && talk.sendAgain(item.outgoing)}
                    onLetGo={() => item.outgoing && talk.letGo(item.outgoing)}
                  />
                )}
              </Fragment>
            )
          })}
        </div>
      </div>
      {!scroll.atEnd && <JumpToLatest onClick={scroll.toEnd} />}
    </div>
  )
}
