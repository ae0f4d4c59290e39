import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'

/** Where one is in a list that is read from a row on: `before` is that row, `forget` goes back to the newest. */
export function useTrail() {
  const [trail, setTrail] = useState<string[]>([])
  return {
    before: trail.at(-1),
    isFirst: trail.length === 0,
    older: (id: string) => setTrail([...trail, id]),
    newer: () => setTrail(trail.slice(0, -1)),
    forget: () => setTrail([]),
  }
}

type Props = { of: string; trail: ReturnType<typeof useTrail>; nextBefore: string | null }

/** To the rows before and after; nothing where all of them are here. */
export const Pager = ({ of, trail, nextBefore }: Props) =>
  trail.isFirst && !nextBefore ? null : (
    <nav aria-label={`Pages of ${of}`} className="mt-4 flex justify-between gap-2">
      <Button variant="secondary" size="sm" disabled={trail.isFirst} onClick={trail.newer}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        Newer
      </Button>
      <Button variant="secondary" size="sm" disabled={!nextBefore} onClick={() => nextBefore && trail.older(nextBefore)}>
        Older
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </nav>
  )
