import { cn } from '#client/lib/class-names'
import { Avatar } from '#client/ui/avatar'
import type { Coach } from '#shared/coaches'
import { groundOf } from './coach-ground'

/** A coach in an arch: the portrait, or the initials. */
export const CoachPortrait = ({ coach, className = 'size-18 text-xl' }: { coach: Pick<Coach, 'user'>; className?: string }) =>
  coach.user.profileImageUrl ? (
    <img
      src={coach.user.profileImageUrl}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      className={cn('shrink-0 rounded-arch object-cover', groundOf(coach), className)}
    />
  ) : (
    <Avatar {...coach.user} className={cn('rounded-arch', className)} />
  )
