import { BadgeCheck } from 'lucide-react'
import { formatFullDay } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import type { CoachProfile } from '#shared/coaches'

/** In the coach's own words. */
export const CoachStory = ({ coach }: { coach: CoachProfile }) => (
  <Card aria-labelledby="story">
    <CardHeader title="My story" id="story" className="mb-3" />
    <div className="grid max-w-184 gap-3.5">
      {(coach.story || coach.bio).split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
    {coach.specialties.length > 0 && (
      <ul aria-label="Specialties" className="mt-4.5 flex flex-wrap gap-1.5">
        {coach.specialties.map((specialty) => (
          <li key={specialty}>
            <Chip>{specialty}</Chip>
          </li>
        ))}
      </ul>
    )}
  </Card>
)

/** What was verified, and when. */
export function CoachChecks({ verified }: { verified: NonNullable<CoachProfile['verified']> }) {
  const { locale } = useUser()
  return (
    <Card aria-labelledby="checks">
      <CardHeader title="What we checked" id="checks">
        <span className="text-sm text-muted">on {formatFullDay(verified.at.slice(0, 10), locale)}</span>
      </CardHeader>
      {verified.what.length > 0 ? (
        <ul className="grid gap-3.5 sm:grid-cols-2">
          {verified.what.map((what) => (
            <li key={what} className="flex items-start gap-3 text-ui">
              <BadgeCheck size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-success" />
              {what}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ui text-muted">We checked who they are and what they have learnt.</p>
      )}
    </Card>
  )
}
