import { CalendarDays, ChartNoAxesColumn, type LucideIcon, MessageCircle, ShieldCheck, Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoloFace } from '#client/ui/nolo-face'

export function Features() {
  return (
    <section className="sec sec-tint" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <header className="sec-head">
          <h2 id="features-title">Everything you need to keep going</h2>
          <p className="lede">
            An AI coach, your goals and people who coach work together today. What is still being built, such as video calls, is
            marked.
          </p>
        </header>
        <div className="bento">
          <Feature icon={MessageCircle} tone="arch-2" title="24/7 AI companion" here wide picture={<Talk />}>
            Think out loud at any hour. Nolo knows your goals, asks one question at a time, and adds a step only when you say yes.
            Goal tracking is part of the talk today; mood analysis is on the way.
          </Feature>
          <Feature icon={ChartNoAxesColumn} tone="arch-4" title="Progress analytics" here wide picture={<Goals />}>
            Growth tracking you can trust: milestones move each goal, and your dashboard counts the week. Habit streaks and AI
            insights are on the way.
          </Feature>
          <Feature icon={Video} tone="arch-1" title="HD video sessions">
            A room for you and your coach, with screen sharing, a whiteboard and recording. Until it opens, you book here and
            agree with your coach how to meet.
          </Feature>
          <Feature icon={Users} tone="arch-3" title="Coach marketplace" here>
            Verified coaches by specialty, language and price, with reviews and ratings from people they have coached. Send a
            message before you book.
          </Feature>
          <Feature icon={CalendarDays} tone="arch-5" title="Smart scheduling" here>
            Free times on your own clock, whatever time zone your coach is in. Reminders by mail, and calendar sync with the
            program you use.
          </Feature>
          <Privacy />
        </div>
      </div>
    </section>
  )
}

type FeatureProps = {
  icon: LucideIcon
  tone: string
  title: string
  here?: boolean
  wide?: boolean
  picture?: ReactNode
  children: ReactNode
}

function Feature({ icon: Icon, tone, title, here = false, wide = false, picture, children }: FeatureProps) {
  return (
    <article className={wide ? 'card feature feature-wide' : 'card feature'}>
      <div className="flex items-start justify-between gap-3">
        <span className={`arch ${tone}`}>
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <span className={here ? 'chip chip-here' : 'chip'}>{here ? 'Here today' : 'Being built'}</span>
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
      {picture && (
        <div className="vis" aria-hidden="true">
          {picture}
        </div>
      )}
    </article>
  )
}

function Talk() {
  return (
    <>
      <div className="flex items-start gap-3">
        <NoloFace className="size-7.5" />
        <p className="bubble">You wrote that mornings are calm. What could fit there?</p>
      </div>
      <p className="mt-3 ml-10.5 flex flex-wrap gap-2">
        <span className="sugg">A short walk</span>
        <span className="sugg">Ten quiet minutes</span>
      </p>
    </>
  )
}

const SAMPLE_GOALS = [
  { title: 'Speak up in meetings', percent: 75, fill: 'var(--chart-1)' },
  { title: 'Walk before work', percent: 50, fill: 'var(--chart-4)' },
  { title: 'Three months of rent', percent: 30, fill: 'var(--chart-2)' },
]

function Goals() {
  return (
    <ul className="grid gap-2.5 text-sm">
      {SAMPLE_GOALS.map((goal) => (
        <li key={goal.title}>
          <span className="mb-1 flex justify-between">
            {goal.title} <b className="num">{goal.percent}%</b>
          </span>
          <svg aria-hidden="true" className="h-2 w-full rounded-full" viewBox="0 0 100 8" preserveAspectRatio="none">
            <rect width="100" height="8" fill="var(--track)" />
            <rect width={goal.percent} height="8" fill={goal.fill} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Privacy() {
  return (
    <article className="card feature feature-full">
      <div className="feature-side">
        <span className="arch arch-1">
          <ShieldCheck aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <h3>Yours to keep private</h3>
      </div>
      <div className="grid flex-1 gap-6 md:grid-cols-3">
        <div>
          <h4>End-to-end encryption</h4>
          <p>
            Being built for video calls, from your browser to your coach's. Chat is not end to end: the AI has to read it to
            answer.
          </p>
        </div>
        <div>
          <h4>HIPAA compliant</h4>
          <p>
            Nolo follows the technical safeguards of the Security Rule as it grows. Compliance also depends on who runs the
            service, so ask them.
          </p>
        </div>
        <div>
          <h4>Secure storage</h4>
          <p>
            Your goals and conversations are encrypted at rest, each account on its own. <a href="/privacy">What we keep</a>
          </p>
        </div>
      </div>
    </article>
  )
}
