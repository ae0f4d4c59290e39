import { formatInstant } from '#client/lib/format'
import { useToday } from '#client/lib/use-today'
import { Dialog } from '#client/ui/dialog'
import { EmptyState } from '#client/ui/empty-state'
import type { AuditLine } from '#shared/profile'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; lines: readonly AuditLine[] }

/** What was done to the account and who read from it, newest first. */
export function AuditDialog({ open, onOpenChange, lines }: Props) {
  const { locale, timeZone } = useToday()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Who looked at your data"
      description="Whenever somebody who runs Nolo opens or changes a record of yours, a line is written here that nobody can take away."
    >
      {lines.length === 0 ? (
        <EmptyState title="Nobody has looked">Nobody but you has opened your private records.</EmptyState>
      ) : (
        <ul className="divide-y divide-border">
          {lines.map(({ id, at, who, what }) => (
            <li key={id} className="py-3 first:pt-0">
              <p className="text-ui break-words">{what}</p>
              <p className="text-sm text-muted">
                {who}, {formatInstant(at, locale, timeZone)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
