import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Textarea } from '#client/ui/field'
import type { ReviewRow } from '#shared/session-detail'
import { useHideReview } from './use-reviews'

const NEEDED = 'Please say why, the person reads it.'

/** What hiding a review does, and why it is done. */
export function HideReview({ review, onClose }: { review: ReviewRow; onClose: () => void }) {
  const { id: reviewId, firstName, coach } = review
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const hide = useHideReview(onClose)
  const onHide = () => {
    if (!reason.trim()) setError(NEEDED)
    else hide.mutate({ reviewId, reason })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Hide the review by ${firstName}?`}
      description={`It leaves the page of ${coach}, with its answer, and no longer counts in the rating. You can show it again.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it shown
          </Button>
          <Button variant="danger" pending={hide.isPending} onClick={onHide}>
            Hide review
          </Button>
        </>
      }
    >
      <Field label="Reason" error={error}>
        <Textarea
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
          maxLength={300}
          placeholder={`What is wrong with it? ${firstName}, the coach and the audit log will see this.`}
          aria-required
        />
      </Field>
    </Dialog>
  )
}
