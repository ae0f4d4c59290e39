import { UserRound, Users } from 'lucide-react'
import { cn } from '#client/lib/class-names'
import { count } from '#client/lib/format'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import type { SessionDetail } from '#shared/session-detail'

/** A group's seats: how many are taken, never by whom. */
export function GroupSeats({ session }: { session: SessionDetail }) {
  const { group, side } = session
  if (!group) return null
  const left = group.seats - group.taken
  const others = group.taken - 1
  return (
    <Card aria-labelledby="group-title">
      <div className="mb-3 flex flex-wrap gap-2">
        <Chip tone="success">
          <Users size={15} strokeWidth={1.75} aria-hidden />
          Group session
        </Chip>
        <Chip tone="sun">{count(left, 'seat')} left</Chip>
      </div>
      <h2 id="group-title" className="wrap-anywhere">
        {group.title || 'An open group'}
      </h2>
      {group.topic && <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{group.topic}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div role="img" aria-label={`${group.taken} of ${group.seats} seats taken`} className="flex flex-wrap gap-2">
          {Array.from({ length: group.seats }, (_, seat) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              className={cn(
                'grid h-11 w-10 place-items-center rounded-arch border-[1.5px] text-sm',
                seat === 0 && side === 'client'
                  ? 'border-transparent bg-sun font-display font-[640] text-on-sun'
                  : seat < group.taken
                    ? 'border-transparent bg-bubble-coach'
                    : 'border-dashed border-field bg-tint',
              )}
            >
              {seat === 0 && side === 'client'
                ? 'you'
                : seat < group.taken && <UserRound size={18} strokeWidth={1.75} aria-hidden />}
            </span>
          ))}
        </div>
        {side === 'client' && (
          <p className="min-w-48 flex-1 text-sm text-muted">
            {others > 0 ? `You and ${count(others, 'other')}.` : 'You are the first.'} Nobody reads your notes or your address.
          </p>
        )}
      </div>
    </Card>
  )
}
