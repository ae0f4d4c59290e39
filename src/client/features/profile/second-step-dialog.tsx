import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Dialog } from '#client/ui/dialog'
import { useToast } from '#client/ui/toast'
import type { TotpStart } from '#shared/second-factor'
import { PasswordProofForm } from './password-proof-form'
import { RecoveryCodeList } from './recovery-code-list'
import { TotpCodeForm } from './totp-code-form'

export type SecondStepTask = 'start' | 'renew' | 'stop'
type Props = { task: SecondStepTask; open: boolean; onOpenChange: (open: boolean) => void; hasPassword: boolean }

const WORDS = {
  start: {
    title: 'Turn on the second step',
    text: 'After your password we ask for six digits from an app on your phone. Nobody gets in with the password alone.',
    go: 'Go on',
  },
  renew: {
    title: 'New recovery codes',
    text: 'The ten codes you have stop working; you get ten new ones.',
    go: 'Make new codes',
  },
  stop: {
    title: 'Turn off the second step?',
    text: 'Your password alone opens your account then. Your recovery codes stop working.',
    go: 'Turn off',
  },
} as const

function Steps({ task, onOpenChange, hasPassword, onCodes }: Omit<Props, 'open'> & { onCodes: (codes: string[]) => void }) {
  const [started, setStarted] = useState<TotpStart>()
  const utils = trpc.useUtils()
  const toast = useToast()
  const start = trpc.auth.totp.start.useMutation()
  const renew = trpc.auth.totp.renewCodes.useMutation()
  const stop = trpc.auth.totp.stop.useMutation()
  const leave = () => onOpenChange(false)
  const gotCodes = (codes: string[]) => {
    onCodes(codes)
    return utils.auth.security.invalidate()
  }
  if (started) return <TotpCodeForm start={started} onKeep={leave} onConfirmed={(codes) => void gotCodes(codes)} />
  return (
    <PasswordProofForm
      hasPassword={hasPassword}
      keep={task === 'start' ? 'Not now' : 'Keep it as it is'}
      go={WORDS[task].go}
      danger={task === 'stop'}
      onKeep={leave}
      onProof={async (proof) => {
        if (task === 'start') setStarted(await start.mutateAsync(proof))
        else if (task === 'renew') await gotCodes((await renew.mutateAsync(proof)).codes)
        else {
          await stop.mutateAsync(proof)
          await utils.auth.security.invalidate()
          leave()
          toast({ title: 'Second step is off', description: 'Your password opens your account again on its own.' })
        }
      }}
    />
  )
}

/** Turning the second step on or off, or making its recovery codes anew. */
export function SecondStepDialog(props: Props) {
  const [codes, setCodes] = useState<string[]>()
  const { title, text } = WORDS[props.task]
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) setCodes(undefined)
        props.onOpenChange(open)
      }}
      title={codes ? 'Your recovery codes' : title}
      description={
        codes ? 'If you lose your phone, each of these opens your account once. We show them only now: keep them safe.' : text
      }
    >
      {codes ? (
        <RecoveryCodeList
          codes={codes}
          onDone={() => {
            setCodes(undefined)
            props.onOpenChange(false)
          }}
        />
      ) : (
        <Steps {...props} onCodes={setCodes} />
      )}
    </Dialog>
  )
}
