import { useBlocker } from '@tanstack/react-router'
import { Button } from '#client/ui/button'
import { ConfirmDialog } from '#client/ui/confirm-dialog'

type Props = {
  isDirty: boolean
  /** The words on the button. */
  save: string
  /** What is lost by leaving. */
  lost: string
  /** Left out inside of a form, which the button then submits. */
  onSave?: () => void
  onReset: () => void
  pending: boolean
}

/** While something is changed and not saved: the bar that says so, and a question before one leaves. */
export function Unsaved({ isDirty, save, lost, onSave, onReset, pending }: Props) {
  const blocker = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true })
  return (
    <>
      {isDirty && (
        <div
          role="status"
          className="sticky bottom-4 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-option border border-border bg-raised p-3 shadow-float max-md:bottom-20 max-md:*:flex-auto"
        >
          <p className="mr-auto text-sm max-md:w-full">Your changes are not saved yet.</p>
          <Button variant="secondary" onClick={onReset}>
            Put back
          </Button>
          <Button type={onSave ? 'button' : 'submit'} pending={pending} onClick={onSave}>
            {save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => !open && blocker.reset?.()}
        title="Leave without saving?"
        consequence={lost}
        keep="Stay here"
        confirm="Leave"
        onConfirm={() => blocker.proceed?.()}
      />
    </>
  )
}
