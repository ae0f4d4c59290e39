import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '#client/ui/field'

const PAUSE_MS = 250

type Props = { q: string | undefined; onSearch: (q: string | undefined) => void }

/** Searches once the typing pauses; follows the address where it changes in another way. */
export function SearchBox({ q, onSearch }: Props) {
  const [words, setWords] = useState(q ?? '')
  const asked = useRef(q)
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setWords(q ?? '')
  }, [q])
  useEffect(() => {
    const next = words.trim() || undefined
    if (next === asked.current) return
    const timer = setTimeout(() => {
      asked.current = next
      onSearch(next)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, onSearch])
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        placeholder="Search coaches..."
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="pl-10"
      />
    </div>
  )
}
