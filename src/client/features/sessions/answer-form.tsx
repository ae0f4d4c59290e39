import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Field, Textarea } from '#client/ui/field'
import type { SessionReview } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'

const LENGTH = 2000

/** The coach's answer to a review. */
export function AnswerForm({ sessionId, review, onDone }: { sessionId: string; review: SessionReview; onDone: () => void }) {
  const [text, setText] = useState(review.answer?.text ?? '')
  const [error, setError] = useState<string>()
  const cache = useSessionCache()
  const save = trpc.sessions.answerReview.useMutation({
    onSuccess: async () => {
      await cache.touched(sessionId)
      onDone()
    },
    onError: (failure) => sayFailed(failure, 'Your answer was not kept. Please try again.'),
  })
  return (
    <div className="mt-4 grid gap-3">
      <Field label="Your answer" error={error} hint="Everybody who reads the review reads it too.">
        <Textarea
          value={text}
          maxLength={LENGTH}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button
        className="justify-self-end"
        pending={save.isPending}
        onClick={() => (text.trim() ? save.mutate({ reviewId: review.id, text }) : setError('Please write a few words.'))}
      >
        {review.answer ? 'Save change' : 'Answer'}
      </Button>
    </div>
  )
}
