import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { failureOf, sentenceOf } from '../../lib/failure'
import { useTitle } from '../../lib/title'
import { trpc } from '../../lib/trpc'
import { ErrorState } from '../../ui/error-state'
import { paneClass } from '../../ui/talk-layout'
import { MessagesComing, NotHere, ThreadHeader } from './thread-pane'

/** Goes on to the thread with a coach: the one there is, or a new one. */
export function OpenThread({ coachId, onOpenList }: { coachId: string; onOpenList: () => void }) {
  const navigate = useNavigate()
  useTitle('Messages')
  const begun = useRef(false)
  const opening = trpc.threads.open.useMutation({
    onSuccess: ({ id }) => void navigate({ to: '/chat', search: { t: id }, replace: true }),
  })
  const { mutate, error } = opening
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate({ coachId })
  }, [coachId, mutate])
  const { code } = failureOf(error)
  return (
    <section aria-label="Conversation" className={paneClass}>
      <ThreadHeader thread={undefined} onOpenList={onOpenList} />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]">
        {!error && <MessagesComing />}
        {error && (
          <div role="alert" className="grid place-items-center p-6">
            {code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? (
              <NotHere title="No message can go there">{sentenceOf(error, 'We could not find that coach.')}</NotHere>
            ) : (
              <ErrorState title="This conversation did not open" onRetry={() => mutate({ coachId })} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
