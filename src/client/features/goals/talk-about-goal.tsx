import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { NoloFace } from '#client/ui/nolo-face'

/** From a goal to a talk about it. */
export const TalkAboutGoal = () => (
  <Card className="flex flex-wrap items-center gap-4">
    <NoloFace />
    <p className="min-w-56 flex-1">Not sure what the next step is, or stuck on this one? Nolo knows this goal.</p>
    <Link to="/chat" className={buttonClass({ variant: 'secondary' })}>
      Talk it through
    </Link>
  </Card>
)
