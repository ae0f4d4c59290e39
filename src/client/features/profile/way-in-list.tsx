import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { OwnerProofForm } from './owner-proof-form'
import { RowIcon } from './row-icon'

export type WayIn = { id: string; name: string; detail: string }
/** What is asked before one of them goes. */
type Ending = { title: string; consequence: string; keep: string; go: string }

type Props = {
  ways: WayIn[]
  Icon: LucideIcon
  /** The word on the button of a row. */
  verb: string
  ending: (way: WayIn) => Ending
  hasPassword: boolean
  issuerName: string | null
  /** Throws what the server refused. */
  onEnd: (way: WayIn, password?: string) => Promise<unknown>
}

/** What opens the account, one a row; ending one takes a proof that it is the owner. */
export function WayInList({ ways, Icon, verb, ending, hasPassword, issuerName, onEnd }: Props) {
  const [asked, setAsked] = useState<WayIn>()
  const [asking, setAsking] = useState(false)
  const words = asked && ending(asked)
  return (
    <>
      <ul className="mt-3 divide-y divide-border empty:hidden">
        {ways.map((way) => (
          <li key={way.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <RowIcon Icon={Icon} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{way.name}</p>
              <p className="text-sm wrap-anywhere text-muted">{way.detail}</p>
            </div>
            <Button
              variant="ghost"
              className="-mr-3 px-3! text-danger!"
              onClick={() => {
                setAsked(way)
                setAsking(true)
              }}
            >
              {verb}
              <span className="sr-only"> {way.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {words && (
        <Dialog open={asking} onOpenChange={setAsking} title={words.title} description={words.consequence}>
          <OwnerProofForm
            hasPassword={hasPassword}
            issuerName={issuerName}
            keep={words.keep}
            go={words.go}
            onKeep={() => setAsking(false)}
            onProof={async (password) => {
              await onEnd(asked, password)
              setAsking(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
