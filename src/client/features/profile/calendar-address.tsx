import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Field, Input } from '#client/ui/field'

/** A calendar address just made, which is shown here and never again. */
export function CalendarAddress({ url }: { url: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('Copied.')
    } catch {
      setSaid('Copying is not allowed here. Please mark the link and copy it.')
    }
  }
  return (
    <div className="mb-4 rounded-option bg-sun-soft p-4">
      <Field label="Your private link" hint="Shown only now. Add it to your calendar as a subscription, and keep it to yourself.">
        <Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy size={18} strokeWidth={1.75} aria-hidden />
          Copy
        </Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center rounded-chip px-2 text-sm font-semibold text-primary"
        >
          Open in your calendar
        </a>
        <p role="status" className="text-sm text-muted empty:hidden">
          {said}
        </p>
      </div>
    </div>
  )
}
