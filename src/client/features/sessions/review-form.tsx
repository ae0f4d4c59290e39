import { useId, useRef, useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Field, Textarea } from '#client/ui/field'
import { useToast } from '#client/ui/toast'
import type { SessionReview } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { StarsPicker } from './stars'
import { useSessionCache } from './use-session-cache'

type Props = { sessionId: string; coachName: string; review: SessionReview | null; onDone: () => void }
const LENGTH = 2000

/** How it was: one to five stars and a few words. */
export function ReviewForm({ sessionId, coachName, review, onDone }: Props) {
  const [stars, setStars] = useState(review?.stars ?? 0)
  const [text, setText] = useState(review?.text ?? '')
  const [errors, setErrors] = useState<{ stars?: string; text?: string }>({})
  const errorId = useId()
  const form = useRef<HTMLDivElement>(null)
  const cache = useSessionCache()
  const { coaches, sessions } = trpc.useUtils()
  const toast = useToast()
  const save = trpc.sessions.review.useMutation({
    onSuccess: async () => {
      await Promise.all([cache.touched(sessionId), sessions.list.invalidate(), coaches.invalidate()])
      toast({ title: review ? 'Review changed' : 'Thank you', description: `Others read it on ${coachName}'s page.` })
      onDone()
    },
    onError: (error) => sayFailed(error, 'Your review was not kept. Please try again.'),
  })
  const submit = () => {
    const found = {
      ...(stars === 0 && { stars: 'Please pick one to five stars.' }),
      ...(!text.trim() && { text: 'Please write a few words.' }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) return save.mutate({ sessionId, stars, text })
    form.current?.querySelector<HTMLElement>(found.stars ? 'input' : 'textarea')?.focus()
  }
  return (
    <div ref={form} className="grid gap-4">
      <div>
        <StarsPicker stars={stars} onPick={setStars} describedBy={errors.stars && errorId} />
        {errors.stars && (
          <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-danger">
            {errors.stars}
          </p>
        )}
      </div>
      <Field label="In your words" error={errors.text} hint="Shown with your first name.">
        <Textarea value={text} rows={4} maxLength={LENGTH} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {review && (
          <Button variant="secondary" onClick={onDone}>
            Leave it as it was
          </Button>
        )}
        <Button pending={save.isPending} onClick={submit}>
          {review ? 'Save change' : 'Send review'}
        </Button>
      </div>
    </div>
  )
}
