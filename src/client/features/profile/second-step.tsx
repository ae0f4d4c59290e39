import { useState } from 'react'
import { count, dayIn, formatDay } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Chip } from '#client/ui/chip'
import type { Security } from '#shared/logins'
import { SecondStepDialog, type SecondStepTask } from './second-step-dialog'

/** Six digits from an app, asked after the password. */
export function SecondStep({ security: { totp, hasPassword } }: { security: Security }) {
  const { role } = useUser()
  const { today, locale, timeZone } = useToday()
  const [task, setTask] = useState<SecondStepTask>('start')
  const [open, setOpen] = useState(false)
  const ask = (next: SecondStepTask) => {
    setTask(next)
    setOpen(true)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>Second step</h3>
        {totp ? (
          <Chip tone="success">On</Chip>
        ) : (
          <Chip tone={role === 'admin' ? 'warning' : 'plain'}>{role === 'admin' ? 'Off, needed for administrators' : 'Off'}</Chip>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {totp
          ? `Since ${formatDay(dayIn(timeZone, new Date(totp.since)), locale, today)} we ask for six digits from your app. You have ${count(totp.recoveryCodesLeft, 'recovery code')} left.`
          : 'Six digits from an app on your phone, asked after your password. Nobody gets in with the password alone.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {totp ? (
          <>
            <Button variant="secondary" onClick={() => ask('renew')}>
              New recovery codes
            </Button>
            <Button variant="ghost" className="px-3! text-danger!" onClick={() => ask('stop')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => ask('start')}>
            Turn on
          </Button>
        )}
      </div>
      <SecondStepDialog task={task} open={open} onOpenChange={setOpen} hasPassword={hasPassword} />
    </div>
  )
}
