import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Note } from '#client/ui/note'
import type { SessionDetail } from '#shared/session-detail'
import { AnswerForm } from './answer-form'
import { ReviewForm } from './review-form'
import { REVIEW_PLACE } from './review-place'
import { StarsShown } from './stars'

const isOpen = (until: string | null | undefined) => Boolean(until && Date.parse(until) > Date.now())

/** The review of a session that took place: written by its client, answered by its coach. */
export function ReviewCard({ session }: { session: SessionDetail }) {
  const { id, side, other, coach, review, mayReview, mayAnswer } = session
  const [isEditing, setEditing] = useState(false)
  const isForm = side === 'client' && (mayReview || isEditing)
  const isWriting = isForm || isEditing
  const before = useRef(isWriting)
  // the button that was pressed goes with the form or the words it stood by
  useEffect(() => {
    if (before.current === isWriting) return
    before.current = isWriting
    document.getElementById('review-title')?.querySelector('span')?.focus({ preventScroll: true })
  }, [isWriting])
  if (!review && !mayReview) return null
  const mayChange = side === 'client' && isOpen(review?.editableUntil)
  const mayChangeAnswer = side === 'coach' && isOpen(review?.answer?.editableUntil)
  return (
    <Card id={REVIEW_PLACE} aria-labelledby="review-title" className="scroll-mt-20">
      <CardHeader
        title={
          <span tabIndex={-1} className="outline-none">
            {review ? (side === 'client' ? 'Your review' : 'The review') : `How was it with ${other.firstName}?`}
          </span>
        }
        id="review-title"
      >
        {!isEditing && (mayChange || mayChangeAnswer) && (
          <Button variant="ghost" size="sm" className="-my-2 -mr-3.5 text-primary!" onClick={() => setEditing(true)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
            Change
          </Button>
        )}
      </CardHeader>
      {isForm ? (
        <ReviewForm sessionId={id} coachName={coach.firstName} review={review} onDone={() => setEditing(false)} />
      ) : (
        review && (
          <>
            <StarsShown stars={review.stars} />
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{review.text}</p>
            {review.hiddenReason && (
              <Note tone="warning" Icon={Pencil} className="mt-3">
                Hidden by an administrator: {review.hiddenReason}
              </Note>
            )}
            {review.answer && !isEditing && (
              <div className="mt-4 rounded-option bg-bubble-coach px-4 py-3">
                <p className="text-sm font-semibold">{side === 'coach' ? 'You answered' : `${coach.firstName} answered`}</p>
                <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{review.answer.text}</p>
              </div>
            )}
            {(mayAnswer || (side === 'coach' && isEditing)) && (
              <AnswerForm sessionId={id} review={review} onDone={() => setEditing(false)} />
            )}
          </>
        )
      )}
    </Card>
  )
}
