import { nameOf, rateOf } from '#client/lib/coach'
import { useMoney } from '#client/lib/money'
import { Avatar } from '#client/ui/avatar'
import { Chip } from '#client/ui/chip'
import type { Coach } from '#shared/coaches'
import { Rating, Verified } from './coach-facts'

const SPECIALTIES_SHOWN = 3

/** One coach to pick: the whole card is the choice. */
export function CoachOption({ coach, chosen, onPick }: { coach: Coach; chosen: boolean; onPick: () => void }) {
  const money = useMoney()
  const rate = money.price({ rate: rateOf(coach), minutes: 60, type: 'individual' })
  return (
    <label className="relative flex cursor-pointer gap-4 rounded-card border border-border bg-surface p-4 shadow-card transition-[border-color] duration-120 hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring-1 has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name="coach"
        value={coach.id}
        checked={chosen}
        onChange={onPick}
        aria-label={nameOf(coach)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Avatar {...coach.user} imageUrl={coach.user.profileImageUrl} className="size-16 text-xl" />
      <span className="grid min-w-0 flex-1 content-start gap-1.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <b className="min-w-0 font-display text-h3 wrap-anywhere">{nameOf(coach)}</b>
          {coach.isVerified && <Verified />}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <Rating coach={coach} />
          {rate && (
            <span className="text-sm">
              <b className="font-semibold tabular-nums">{rate}</b> <span className="text-muted">per hour</span>
            </span>
          )}
        </span>
        <span className="line-clamp-3 text-sm wrap-anywhere text-muted">{coach.bio}</span>
        <span className="mt-0.5 flex flex-wrap gap-1.5">
          {coach.specialties.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
            <Chip key={specialty}>{specialty}</Chip>
          ))}
        </span>
      </span>
    </label>
  )
}
