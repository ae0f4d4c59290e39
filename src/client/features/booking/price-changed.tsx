import { Tag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMoney } from '#client/lib/money'
import { Note } from '#client/ui/note'
import type { Price } from '#shared/sessions'

/** A price that is no longer the one that was shown: the server's sentence on it, and what it was. */
export type PriceChange = { sentence: string; was: Price }

/** Says, between the total and the button, that the price changed. Whoever pressed is led to it. */
export function PriceChanged({ change }: { change: PriceChange }) {
  const money = useMoney()
  const note = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told anew
  useEffect(() => note.current?.focus(), [change])
  return (
    <section ref={note} tabIndex={-1} aria-label="The price has changed" className="rounded-option max-lg:order-9">
      <Note tone="warning" Icon={Tag}>
        <b className="font-semibold">{change.sentence}</b> It was {money.format(change.was.amount, change.was.currency)}. Nothing
        was charged, and all you chose is kept.
      </Note>
    </section>
  )
}
