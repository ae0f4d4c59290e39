import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button'

/** Puts a text into the clipboard and says so for a moment. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), 2000)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid('Copied'),
      () => setSaid('The browser did not let us copy'),
    )
  const Icon = said === 'Copied' ? Check : Copy
  return (
    <>
      <Button variant="secondary" size="sm" onClick={copy}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {said || label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
