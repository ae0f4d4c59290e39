import { ChevronRight, CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nameOf } from '#client/lib/coach'
import { failureOf } from '#client/lib/failure'
import { dayIn } from '#client/lib/format'
import { slotName, timeIn, weekdayIn } from '#client/lib/slot-times'
import { useNamedSlot } from '#client/lib/slots'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Note } from '#client/ui/note'
import { useToast } from '#client/ui/toast'
import { WizardSteps } from '#client/ui/wizard-steps'
import type { Booked } from '#shared/sessions'
import { choicesOf, keptBy, stepOf } from './choices'
import { CoachStep } from './coach-step'
import { ReviewStep } from './review-step'
import { ScheduleStep } from './schedule-step'
import { StepButtons } from './step-buttons'
import { Summary } from './summary'
import { useBookingSearch } from './use-booking-search'
import { usePrice } from './use-price'
import { useWords } from './use-words'

const STEPS = ['Coach', 'Schedule', 'Review and pay'] as const

/** From a coach to a booked session. What was chosen stands in the address; what was written stays in this tab. */
export function Wizard() {
  const { search, choose, go, timeZone } = useBookingSearch()
  const { locale } = useToday()
  const utils = trpc.useUtils()
  const toast = useToast()
  const { words, setWords, forgetWords } = useWords(search.coach)
  const { data: coach, error } = trpc.coaches.profile.useQuery(
    { coachId: search.coach ?? '' },
    { enabled: Boolean(search.coach) },
  )
  const choices = choicesOf(search)
  const bookable = coach?.isActive && !coach.own ? coach : undefined
  const step = bookable ? stepOf(search) : 1
  const wish = { coachId: bookable?.id ?? '', duration: choices.duration, sessionType: choices.type, timeZone }
  const { slot, isLoading } = useNamedSlot(wish, bookable && search.date, search.time)
  const meeting = keptBy(choices, slot?.group)
  const { total, isFixed, reread } = usePrice(bookable, meeting, slot?.startsAt)

  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.getElementById('step-title')?.focus({ preventScroll: true })
  }, [step])

  const onBooked = async (booked: Booked) => {
    const when = `${weekdayIn(timeZone, booked.scheduledAt, locale)}, ${timeIn(timeZone, booked.scheduledAt)}`
    toast({ title: 'Session Booked', description: `${booked.coach.firstName} ${booked.coach.lastName}, ${when}.` })
    forgetWords()
    await utils.sessions.list.invalidate()
    go({ session: booked.id, step: undefined, date: undefined, time: undefined })
  }
  const refusal = coach?.own
    ? 'You cannot book yourself. Please pick somebody else.'
    : coach && !coach.isActive
      ? 'This coach is currently unavailable for new bookings.'
      : error
        ? failureOf(error).code === null
          ? 'That coach did not load. Please check your connection and try again.'
          : 'We could not find that coach. Please pick another.'
        : null
  return (
    <>
      <h1>Book a session</h1>
      <WizardSteps names={STEPS} current={step} className="mt-4 mb-6 max-w-136" />
      {refusal && (
        <Note tone="warning" Icon={CircleAlert} role="status" className="mb-4">
          {refusal}
        </Note>
      )}
      {step === 1 && (
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <CoachStep
            coach={bookable}
            chosenId={search.coach}
            onPick={(coachId) => choose({ coach: coachId, step: 1, date: undefined, time: undefined })}
          />
          <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-3 rounded-card border border-border bg-raised px-4 py-3 shadow-float md:bottom-4">
            <p role="status" className="min-w-0 text-ui wrap-anywhere text-muted">
              {bookable ? nameOf(bookable) : 'Pick a coach'}
            </p>
            <Button disabled={!bookable} onClick={() => go({ step: 2 })}>
              Next
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </Button>
          </div>
        </div>
      )}
      {bookable && step > 1 && (
        <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="contents *:min-w-0 lg:grid lg:min-w-0 lg:gap-6">
            {step === 2 ? (
              <>
                <ScheduleStep
                  coach={bookable}
                  choices={choices}
                  timeZone={timeZone}
                  date={search.date}
                  slot={slot}
                  onChoose={choose}
                  words={words}
                  onWords={setWords}
                />
                <StepButtons onPrevious={() => go({ step: 1 })}>
                  <Button onClick={() => go({ step: 3 })}>
                    Next
                    <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
                  </Button>
                </StepButtons>
              </>
            ) : (
              <ReviewStep
                coach={bookable}
                choices={meeting}
                timeZone={timeZone}
                date={search.date}
                startsAt={slot?.startsAt}
                isLooking={isLoading}
                words={words}
                total={total}
                onGo={(to) => go({ step: to })}
                onTake={(startsAt) => choose({ date: dayIn(timeZone, new Date(startsAt)), time: slotName(startsAt, timeZone) })}
                onBooked={onBooked}
                onPriceChanged={reread}
              />
            )}
          </div>
          <aside aria-label={`Booking with ${nameOf(bookable)}`} className="max-lg:order-8">
            <Summary
              coach={bookable}
              choices={meeting}
              timeZone={timeZone}
              date={search.date}
              startsAt={slot?.startsAt}
              total={total}
              isFixed={isFixed}
              note={step === 2 ? 'You pay in the next step.' : 'It stays at this price for your booking.'}
            />
          </aside>
        </div>
      )}
    </>
  )
}
