import { hourIn } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { averageProgress } from '#shared/goal-rules'
import { BannerArt } from './banner-art'
import { encouragement, greetingAt } from './greeting'
import { useWeek } from './use-week'

const Stat = ({ figure, label }: { figure: string | number; label: string }) => (
  <div className="flex-1 border-banner-text/22 px-3 not-first:border-l first:pl-0 xl:flex-none xl:border-l xl:px-7 xl:first:pl-7 xl:last:pr-0">
    <dt className="mt-1.5 text-xs leading-[1.3] opacity-90 md:text-sm">{label}</dt>
    <dd className="figure text-[1.5rem] leading-none font-[640] md:text-[2rem]">{figure}</dd>
  </div>
)

/** The dashboard's greeting and the three figures that matter. */
export function Banner() {
  const { firstName, timeZone } = useUser()
  const [goals] = trpc.goals.list.useSuspenseQuery()
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const { activeDays } = useWeek()
  const active = goals.filter(({ status }) => status === 'active').length
  const completed = sessions.filter(({ status }) => status === 'completed').length
  return (
    <section
      data-on-sky
      aria-labelledby="greeting"
      className="relative overflow-hidden rounded-panel bg-banner p-5 text-banner-text md:px-9 md:py-8"
    >
      <BannerArt />
      <div className="relative flex flex-wrap items-center gap-x-8 gap-y-5">
        <div className="max-xl:pr-16 xl:max-w-84">
          <h1 id="greeting" className="text-[clamp(1.625rem,3vw,2.125rem)] break-words">
            {greetingAt(hourIn(timeZone))}, {firstName}
          </h1>
          <p className="mt-1.5 opacity-90">{encouragement(activeDays, goals.length)}</p>
        </div>
        <dl className="flex w-full xl:ml-auto xl:w-auto *:flex *:flex-col-reverse *:justify-end">
          <Stat figure={active} label={active === 1 ? 'active goal' : 'active goals'} />
          <Stat figure={completed} label={completed === 1 ? 'completed session' : 'completed sessions'} />
          <Stat figure={`${averageProgress(goals)}%`} label="average progress" />
        </dl>
      </div>
    </section>
  )
}
