import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import type { SessionDetail } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'

/** For when the other did not come. */
export function Missed({ session }: { session: SessionDetail }) {
  const { id, side, other } = session
  const [isAsking, setAsking] = useState(false)
  const cache = useSessionCache()
  const mark = trpc.sessions.noShow.useMutation({
    onSuccess: (detail) => {
      cache.changed(detail)
      setAsking(false)
    },
    onError: (error) => {
      void cache.touched(id)
      sayFailed(error)
    },
  })
  if (!session.mayMarkNoShow) return null
  const who = side === 'client' ? 'coach' : 'client'
  return (
    <Card aria-labelledby="missed-title">
      <h2 id="missed-title">Was {other.firstName} not there?</h2>
      <p className="mt-1 text-ui text-muted">You can say so until two days after the session.</p>
      <Button variant="secondary" className="mt-4 w-full wrap-anywhere whitespace-normal!" onClick={() => setAsking(true)}>
        {other.firstName} did not come
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Mark ${other.firstName} as missing?`}
        consequence={
          who === 'coach'
            ? `You get back all you paid, and ${other.firstName} is told.`
            : `${other.firstName} gets nothing back for this session and is told.`
        }
        keep="Not now"
        confirm={`${other.firstName} did not come`}
        pending={mark.isPending}
        onConfirm={() => mark.mutate({ id, who })}
      />
    </Card>
  )
}
