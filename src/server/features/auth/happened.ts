import type { Deps } from '#server/core/deps'
import { readerTime, readerZone } from '#server/core/reader-time'
import { deviceOf } from './device'

type Reader = { timeZone: string | null; locale: string }

/** The facts of a notice, as the reader's clock tells them: when, in which zone, from which browser. */
export function happenedNow({ clock }: Pick<Deps, 'clock'>, reader: Reader, userAgent: string | null): string[] {
  const now = clock.now()
  return [readerTime(now, reader), readerZone(now, reader), ...(userAgent ? [deviceOf(userAgent)] : [])]
}
