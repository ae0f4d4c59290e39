import { MessageCircle, Video } from 'lucide-react'
import { Card, CardHeader } from '#client/ui/card'
import { Field, Textarea } from '#client/ui/field'
import { Segments } from '#client/ui/segments'
import { GROUP_DISCOUNT } from '#shared/session-price'
import type { BookingSearch, Choices } from './choices'
import type { Words } from './use-words'

const TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'group', label: 'Group' },
] as const
const DURATIONS = [
  { value: 30, label: '30 min' },
  { value: 60, label: '60 min' },
  { value: 90, label: '90 min' },
] as const
const FORMATS = [
  { value: 'video', label: 'Video', Icon: Video },
  { value: 'chat', label: 'Chat', Icon: MessageCircle },
] as const
const LENGTH = 2000

type Props = { choices: Choices; onChoose: (change: BookingSearch) => void; words: Words; onWords: (words: Words) => void }

/** What kind of session, and what the coach should know beforehand. */
export const MeetingOptions = ({ choices, onChoose, words, onWords }: Props) => (
  <Card aria-labelledby="how-title">
    <CardHeader title="How would you like to meet?" id="how-title" />
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <Segments
        label="Session type"
        value={choices.type}
        options={TYPES}
        onPick={(type) => onChoose({ type })}
        hint={`Group sessions cost ${GROUP_DISCOUNT}% less.`}
      />
      <Segments label="Duration" value={choices.duration} options={DURATIONS} onPick={(duration) => onChoose({ duration })} />
      <Segments label="Format" value={choices.format} options={FORMATS} onPick={(format) => onChoose({ format })} />
    </div>
    <div className="mt-5 grid gap-4 md:grid-cols-2">
      <Field label="Notes" optional>
        <Textarea
          value={words.notes}
          maxLength={LENGTH}
          placeholder="What should your coach know beforehand?"
          onChange={({ target }) => onWords({ ...words, notes: target.value })}
        />
      </Field>
      <Field label="Special requests" optional>
        <Textarea
          value={words.specialRequests}
          maxLength={LENGTH}
          placeholder="Language, captions, camera off"
          onChange={({ target }) => onWords({ ...words, specialRequests: target.value })}
        />
      </Field>
    </div>
  </Card>
)
