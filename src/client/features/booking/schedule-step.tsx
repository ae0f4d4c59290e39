import { Link } from '@tanstack/react-router'
import { dayIn } from '#client/lib/format'
import { sameClock, slotName, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { cityOf } from '#client/lib/zones'
import { Card } from '#client/ui/card'
import { SlotPicker } from '#client/ui/slot-picker'
import { ZonePicker } from '#client/ui/zone-picker'
import type { CoachProfile } from '#shared/coaches'
import type { Slot } from '#shared/sessions'
import type { BookingSearch, Choices } from './choices'
import { MeetingOptions } from './meeting-options'
import type { Words } from './use-words'

type Props = {
  coach: CoachProfile
  choices: Choices
  timeZone: string
  date: string | undefined
  slot: Slot | null
  onChoose: (change: BookingSearch) => void
  words: Words
  onWords: (words: Words) => void
}

/** When and how. Another clock shows the same start at its own time. */
export function ScheduleStep({ coach, choices, timeZone, date, slot, onChoose, words, onWords }: Props) {
  const { locale } = useToday()
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const own = sessions.find(
    ({ status, coachId, scheduledAt }) => status === 'scheduled' && coachId === coach.id && scheduledAt === slot?.startsAt,
  )
  const away = !sameClock(new Date().toISOString(), timeZone, coach.timeZone)
  const inZone = (zone: string): BookingSearch => {
    if (!slot) return { zone, date: undefined, time: undefined }
    return { zone, ...named(slot.startsAt, zone) }
  }
  return (
    <>
      <Card aria-labelledby="step-title">
        <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="step-title" tabIndex={-1} className="outline-none">
              When suits you?
            </h2>
            <p className="mt-0.5 text-sm text-muted">
              {away
                ? `You see ${zoneWords(timeZone)}; ${coach.user.firstName} is in ${cityOf(coach.timeZone)}.`
                : zoneWords(timeZone)}
            </p>
          </div>
          <ZonePicker timeZone={timeZone} onPick={(zone) => onChoose(inZone(zone))} />
        </header>
        <SlotPicker
          key={timeZone}
          coach={{ id: coach.id, firstName: coach.user.firstName }}
          duration={choices.duration}
          sessionType={choices.type}
          timeZone={timeZone}
          locale={locale}
          date={date}
          startsAt={slot?.startsAt}
          onDate={(day) => onChoose(day === date ? {} : { date: day, time: undefined })}
          onPick={(startsAt) => onChoose(named(startsAt, timeZone))}
        />
        {slot?.group && (
          <p className="mt-5 rounded-option bg-sun-soft px-4 py-3.5 text-ui">
            <b className="font-semibold">{slot.group.title || 'An open group session'}</b>
            {slot.group.topic && <span className="block">{slot.group.topic}</span>}
            <span className="block text-muted">
              {slot.group.seatsLeft} of {slot.group.seats} seats left.{!own && ' You take one.'}
              {slot.group.format && ` It meets by ${slot.group.format}.`}
            </span>
            {own && (
              <Link
                to="/sessions/$sessionId"
                params={{ sessionId: own.id }}
                className="inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4 max-md:min-h-11"
              >
                One of the seats is yours already
              </Link>
            )}
          </p>
        )}
      </Card>
      <MeetingOptions choices={choices} onChoose={onChoose} words={words} onWords={onWords} />
    </>
  )
}

/** A start as the address holds it. */
const named = (startsAt: string, timeZone: string) => ({
  date: dayIn(timeZone, new Date(startsAt)),
  time: slotName(startsAt, timeZone),
})
