import { Pencil } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import type { Words } from './use-words'

/** What the coach will read, once more before it is sent. */
export const OwnWords = ({ firstName, words, onChange }: { firstName: string; words: Words; onChange: () => void }) => (
  <Card aria-labelledby="step-title">
    <CardHeader
      title={
        <span id="step-title" tabIndex={-1} className="outline-none">
          Your words to {firstName}
        </span>
      }
      className="mb-3"
    >
      <Button variant="ghost" size="sm" className="-my-2 -mr-3.5 text-primary!" onClick={onChange}>
        <Pencil size={16} strokeWidth={1.75} aria-hidden />
        Change
      </Button>
    </CardHeader>
    <dl className="grid gap-x-4 gap-y-1 text-ui md:grid-cols-[9rem_1fr] md:gap-y-2.5">
      <dt className="text-muted">Notes</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{words.notes.trim() || 'Nothing written'}</dd>
      <dt className="text-muted max-md:mt-2">Special requests</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{words.specialRequests.trim() || 'None'}</dd>
    </dl>
  </Card>
)
