import type { SignedIn } from '#server/core/context'
import { listen } from '#server/core/listen'
import type { ReplyEvent } from '#shared/chat'
import { asChatMessage, foundMessage, myMessage, replyTopic, statusAt } from './message'
import { runningReplies } from './running'
import { chatMessages } from './tables'

/** How often a follower looks again when nobody calls: the writer may be a server that died. */
const LOOK_AGAIN_MS = 5_000

/** Tells of a reply from character `from` on as it is written, wherever it is written, and ends with the finished message. */
export async function* followReply(
  ctx: SignedIn,
  input: { id: string; from: number },
  gone: AbortSignal | undefined,
): AsyncGenerator<ReplyEvent> {
  const { deps, user } = ctx
  const stream = deps.streams.open(user.id, ctx.loginSessionId)
  const over = AbortSignal.any(gone ? [gone, stream.signal] : [stream.signal])
  const news = listen(deps.live.subscribe, replyTopic(input.id), over, LOOK_AGAIN_MS)
  let told = input.from
  const load = async () => {
    const [row] = await deps.store.db.select().from(chatMessages).where(myMessage(user.id, input.id)).limit(1)
    return row
  }
  try {
    let row = foundMessage(await load())
    while (!over.aborted) {
      const here = runningReplies(deps).get(input.id)
      const text = here?.text ?? row.content
      if (text.length > told) yield { type: 'text', from: told, text: text.slice(told) }
      told = Math.max(told, text.length)
      if (!here && statusAt(row, deps.clock.now()) !== 'streaming') {
        yield { type: 'done', message: asChatMessage(row, deps.clock.now()) }
        return
      }
      await news.next()
      if (over.aborted) return
      if (runningReplies(deps).has(input.id)) continue
      const again = await load()
      if (!again) return
      row = again
    }
  } finally {
    news.close()
    stream.close()
  }
}
