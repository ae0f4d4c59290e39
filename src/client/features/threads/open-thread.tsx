import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { failureOf, sentenceOf } from '../../lib/failure'
import { useTitle } from '../../lib/title'
import { trpc } from '../../lib/trpc'
import { ErrorState } from '../../ui/error-state'
import { paneClass } from '../../ui/talk-layout'
import { MessagesComing, NotHere, ThreadHeader } from './thread-pane'

type Props = { whom: { coachId: string } | { clientId: string }; onOpenList: () => void }

/** Goes on to the thread with a coach, or as a coach with a client: the one there is, or a new one. */
export function OpenThread({ whom, onOpenList }: Props) {
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
    mutate(whom)
  }, [whom, mutate])
  const { code } = failureOf(error)
  return (
    <section aria-label="Conversation" className={paneClass}>
      <ThreadHeader thread={undefined} onOpenList={onOpenList} />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]">
        {!error && <MessagesComing />}
        {error && (
          <div role="alert" className="grid place-items-center p-6">
            {code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'FORBIDDEN' ? (
              <NotHere title="No message can go there">{sentenceOf(error, 'We could not find that person.')}</NotHere>
            ) : (
              <ErrorState title="This conversation did not open" onRetry={() => mutate(whom)} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
