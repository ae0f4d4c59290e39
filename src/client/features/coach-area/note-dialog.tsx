import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Textarea } from '#client/ui/field'
import { useToast } from '#client/ui/toast'
import type { CoachClient } from '#shared/coach-sessions'
import { NoteDraft } from '#shared/session-detail'
import { dayWord } from './days'
import { sayFailed } from './say-failed'

const Form = NoteDraft.pick({ text: true }).extend({ sessionId: z.string(), shared: z.enum(['private', 'shared']) })

/** A note on one of a client's sessions, for the coach alone unless it is shared. */
export function NoteDialog({ client, timeZone, onClose }: { client: CoachClient; timeZone: string; onClose: () => void }) {
  const { firstName, lastAt, lastSessionId, nextAt, nextSessionId } = client
  const utils = trpc.useUtils()
  const toast = useToast()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { text: '', shared: 'private' as const, sessionId: lastSessionId ?? nextSessionId ?? '' },
  })
  const save = trpc.sessions.saveNote.useMutation({
    onSuccess: async ({ shared }) => {
      await Promise.all([utils.sessions.detail.invalidate(), utils.sessions.coachList.invalidate()])
      onClose()
      toast({
        title: 'Note kept',
        description: shared ? `${firstName} can read it on the session's page.` : 'Only you can read it.',
      })
    },
    onError: sayFailed('The note was not kept. Please try again.'),
  })
  const choices = [
    [lastSessionId, lastAt, 'The last one'],
    [nextSessionId, nextAt, 'The next one'],
  ] as const
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`A note about ${firstName}`}
      description="It stands on the session's page, beside what else was noted there."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ shared, ...note }) => save.mutate({ ...note, shared: shared === 'shared' }))}
        className="grid gap-4"
      >
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Which session</legend>
          {choices.map(([id, at, words]) =>
            id && at ? (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
                <input type="radio" value={id} {...form.register('sessionId')} className="size-5 accent-primary" />
                {words}, {dayWord(at, timeZone)} {timeIn(timeZone, at)}
              </label>
            ) : null,
          )}
        </fieldset>
        <Field label="Note" error={form.formState.errors.text?.message}>
          <Textarea {...form.register('text')} rows={5} maxLength={4000} />
        </Field>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">Who reads it</legend>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
            <input type="radio" value="private" {...form.register('shared')} className="size-5 accent-primary" />
            Only me
          </label>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
            <input type="radio" value="shared" {...form.register('shared')} className="size-5 accent-primary" />
            {firstName} and me
          </label>
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" pending={save.isPending}>
            Keep note
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
