import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMoney } from '#client/lib/money'
import { bookedClock, timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Note } from '#client/ui/note'
import type { CoachProfile } from '#shared/coaches'
import { freeUntil } from '#shared/session-policy'
import type { Booked, Price } from '#shared/sessions'
import type { BookingProblem } from './booking-check'
import { CardForm } from './card-form'
import type { Choices } from './choices'
import { ConfirmPayment } from './confirm-payment'
import { GoneSlot } from './gone-slot'
import { HoldStrip } from './hold-strip'
import { Missing } from './missing'
import { OwnWords } from './own-words'
import { PriceChanged } from './price-changed'
import { StepButtons } from './step-buttons'
import { useHold } from './use-hold'
import { usePayment } from './use-payment'
import { useWaitingBooking } from './use-waiting-booking'
import type { Words } from './use-words'

// where it does not come the server says what is wrong
const loadCheck = () => import('./booking-check').catch(() => null)
const TEST_CARD = '4242 4242 4242 4242'

type Props = {
  coach: CoachProfile
  choices: Choices
  timeZone: string
  date: string | undefined
  startsAt: string | undefined
  /** The start in the address is still being looked for. */
  isLooking: boolean
  words: Words
  /** What is shown as the total, and nothing else, is paid. */
  total: Price | null
  onGo: (step: 1 | 2) => void
  onTake: (startsAt: string) => void
  onBooked: (booked: Booked) => void
  onPriceChanged: () => Promise<void>
}

/** The last look, the card, and the press that books. */
export function ReviewStep({ coach, choices, timeZone, date, startsAt, isLooking, words, total, ...on }: Props) {
  const { onGo, onTake, onBooked, onPriceChanged } = on
  const { locale } = useToday()
  const money = useMoney()
  const [card, setCard] = useState<string>(TEST_CARD)
  const [problems, setProblems] = useState<BookingProblem[]>([])
  const [cardError, setCardError] = useState<string>()
  const wish = { coachId: coach.id, duration: choices.duration, sessionType: choices.type }
  const waiting = useWaitingBooking(startsAt ? { ...wish, startsAt } : null)
  const { hold, lose, again } = useHold(startsAt && waiting.is === 'none' ? { ...wish, startsAt } : null)
  const payment = usePayment({ onBooked, onGone: lose, onPriceChanged })
  // whatever keeps the time longest: the hold, or the booking that waits for its money
  const kept = [waiting.is === 'waiting' ? waiting.until : 0, hold.is === 'held' ? hold.until : 0]
  const until = Math.max(payment.heldUntil ?? 0, ...kept)
  const isGone = hold.is === 'gone'
  const wasGone = useRef(isGone)
  // what one pressed went with the rest of the step
  useEffect(() => {
    if (wasGone.current === isGone) return
    wasGone.current = isGone
    window.scrollTo(0, 0)
    document.getElementById('step-title')?.focus({ preventScroll: true })
  }, [isGone])
  const { firstName } = coach.user

  if (startsAt && hold.is === 'gone')
    return (
      <GoneSlot
        coach={{ id: coach.id, firstName }}
        startsAt={startsAt}
        why={hold.why}
        duration={choices.duration}
        sessionType={choices.type}
        timeZone={timeZone}
        onTake={onTake}
        onAll={() => onGo(2)}
      />
    )

  const submit = async () => {
    if (payment.isPending) return
    const clock = startsAt ? bookedClock(startsAt, timeZone) : { date: date ?? '', time: '', timeZone }
    const shown = { expectedPrice: total ?? undefined, testCard: card.trim() }
    const booking = { ...wish, ...clock, ...words, sessionFormat: choices.format, ...shown }
    const found = (await loadCheck())?.checkBooking(booking) ?? []
    setProblems(found)
    setCardError(card.trim() ? undefined : 'Please enter a card number.')
    if (found.length === 0 && card.trim()) payment.submit(booking)
  }
  const change = (next: string) => {
    setCard(next)
    setCardError(undefined)
    payment.soothe()
  }
  const free = startsAt ? new Date(freeUntil(Date.parse(startsAt))).toISOString() : null
  const stillFree = free !== null && Date.parse(free) > Date.now()
  const cost = free
    ? stillFree
      ? `Free to cancel until ${weekdayIn(timeZone, free, locale)}, ${timeIn(timeZone, free)} ${zoneWords(timeZone)}. Half back after that`
      : 'It begins in less than a day, so cancelling gives half back'
    : 'Free to cancel until a day before. Half back after that'
  const terms = `${cost}, nothing once it has begun. If ${firstName} cancels you get all of it back.`
  return (
    <>
      {startsAt && hold.is !== 'refused' && (
        <HoldStrip startsAt={startsAt} timeZone={timeZone} until={until || null} onAgain={again} />
      )}
      {hold.is === 'refused' && (
        <Note tone="danger" Icon={CircleAlert} role="alert">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            {hold.sentence}
            <button
              type="button"
              onClick={hold.mayRetry ? again : () => onGo(2)}
              className="-my-1 min-h-8 cursor-pointer rounded-control px-1 font-semibold text-primary underline-offset-4 hover:underline max-md:-my-2.5 max-md:min-h-11"
            >
              {hold.mayRetry ? 'Try again' : 'Pick another time'}
            </button>
          </span>
        </Note>
      )}
      {problems.length > 0 && <Missing problems={problems} onGo={onGo} />}
      <OwnWords firstName={firstName} words={words} onChange={() => onGo(2)} />
      <CardForm card={card} onCard={change} error={cardError ?? payment.problem} terms={terms} />
      {payment.priceChange && <PriceChanged change={payment.priceChange} />}
      <StepButtons onPrevious={() => onGo(2)}>
        <Button pending={payment.isPending || isLooking} onClick={submit} onFocus={loadCheck} onPointerEnter={loadCheck}>
          {payment.isPending
            ? 'Booking...'
            : total
              ? `Pay ${money.format(total.amount, total.currency)} and book`
              : 'Pay and book'}
        </Button>
      </StepButtons>
      <ConfirmPayment
        open={payment.asking !== null}
        amount={payment.asking ? money.format(payment.asking.amount, payment.asking.currency) : ''}
        pending={payment.isAnswering}
        onAnswer={payment.confirm}
      />
    </>
  )
}
