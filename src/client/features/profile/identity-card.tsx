import { Sparkles } from 'lucide-react'
import { cn } from '#client/lib/class-names'
import { useUser } from '#client/lib/session'
import { Avatar } from '#client/ui/avatar'
import { Card } from '#client/ui/card'

/** Who this is, at a glance. */
export function IdentityCard({ className }: { className: string }) {
  const { firstName, lastName, email, profileImageUrl, subscriptionStatus } = useUser()
  return (
    <Card
      aria-label="You"
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 lg:grid-cols-1 lg:justify-items-center lg:text-center',
        className,
      )}
    >
      <Avatar
        firstName={firstName}
        lastName={lastName}
        imageUrl={profileImageUrl}
        className="size-14 rounded-arch! text-h3 max-lg:row-span-2 lg:mb-3 lg:size-22 lg:text-[1.875rem]"
      />
      <h2 className="min-w-0 max-w-full text-h3 break-words max-lg:self-end lg:text-h2">
        {firstName} {lastName}
      </h2>
      <p className="min-w-0 max-w-full text-sm break-all text-muted max-lg:self-start">{email}</p>
      {subscriptionStatus === 'trialing' && (
        <p className="col-span-full mt-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-control bg-primary-soft text-ui font-semibold text-primary lg:mt-4">
          <Sparkles size={18} strokeWidth={1.75} aria-hidden />
          Pro trial
        </p>
      )}
    </Card>
  )
}
