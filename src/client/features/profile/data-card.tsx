import { Braces, Eye, FileText } from 'lucide-react'
import { useState } from 'react'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { AuditDialog } from './audit-dialog'

/** All a person ever gave us, to take along, and who looked at it. */
export function DataCard() {
  const [lines] = trpc.profile.audit.useSuspenseQuery()
  const [open, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const show = () => {
    setOpen(true)
    void utils.profile.audit.invalidate()
  }
  return (
    <Card id="data" aria-labelledby="data-title">
      <h2 id="data-title">Your data</h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">
        Everything you ever gave us: goals, talks, sessions, payments, settings and sign-ins. To read as a page, or as JSON for a
        machine.
      </p>
      <div className="flex gap-2">
        <a
          href="/api/profile/download"
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary', className: 'flex-1' })}
        >
          <FileText size={18} strokeWidth={1.75} aria-hidden />
          To read
        </a>
        <a href="/api/profile/download.json" download className={buttonClass({ variant: 'secondary', className: 'flex-1' })}>
          <Braces size={18} strokeWidth={1.75} aria-hidden />
          JSON
        </a>
      </div>
      <div className="mt-5 flex items-start gap-2.5 border-t border-border pt-4 text-sm">
        <Eye size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <p>
          {lines.every(({ who }) => who === 'You')
            ? 'Nobody but you has opened your private records.'
            : `${count(lines.length, 'line')} about your account in the log.`}{' '}
          <button
            type="button"
            onClick={show}
            className="-my-3 inline cursor-pointer rounded-chip py-3 font-semibold text-primary"
          >
            See the log
          </button>
        </p>
      </div>
      <AuditDialog open={open} onOpenChange={setOpen} lines={lines} />
    </Card>
  )
}
