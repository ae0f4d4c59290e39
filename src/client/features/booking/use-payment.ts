import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureOf, sentenceOf } from '#client/lib/failure'
import { newId } from '#client/lib/new-id'
import { trpc, trpcClient } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import type { Booked, Price } from '#shared/sessions'
import type { PriceChange } from './price-changed'

type Asked = Parameters<typeof trpcClient.sessions.book.mutate>[0]
type Ends = {
  onBooked: (booked: Booked) => void
  onGone: (why: string) => void
  /** Reads the price anew; the press is over only then. */
  onPriceChanged: () => Promise<void>
}

const FAILED = 'There was an error booking your session. Please try again.'

/**
 * Books and pays. However often the button is pressed it is one booking and one charge: an attempt has one key, a new one only once it
 * was answered; another card pays for the booking that waits.
 */
export function usePayment({ onBooked, onGone, onPriceChanged }: Ends) {
  const utils = trpc.useUtils()
  const toast = useToast()
  const key = useRef(newId())
  const [waiting, setWaiting] = useState<Booked | null>(null)
  const [problem, setProblem] = useState<string>()
  const [priceChange, setPriceChange] = useState<PriceChange>()

  const settle = (booked: Booked) => {
    key.current = newId()
    setWaiting(booked)
    setPriceChange(undefined)
    void Promise.all([utils.sessions.list.invalidate(), utils.sessions.slots.invalidate()])
    if (booked.status === 'scheduled') return onBooked(booked)
    if (booked.payment?.status !== 'failed') return
    const sentence = booked.payment.problem ?? 'Your card was not accepted.'
    setProblem(sentence)
    toast({ title: 'Payment Failed', description: sentence, variant: 'destructive' })
  }
  const onError = async (error: unknown, shown?: Price) => {
    const { code, message, field } = failureOf(error)
    if (code) key.current = newId()
    if (code === 'CONFLICT') {
      // a booking whose time to pay ran out waits no longer: its time is held anew, where it is still free
      setWaiting(null)
      void Promise.all([utils.sessions.list.invalidate(), utils.sessions.slots.invalidate()])
      if (field === 'price' && shown) {
        await onPriceChanged()
        return setPriceChange({ sentence: message ?? '', was: shown })
      }
      setPriceChange(undefined)
      if (field === 'time') return onGone(message ?? '')
    }
    toast({ title: 'Booking Failed', description: sentenceOf(error, FAILED), variant: 'destructive' })
  }
  const book = useMutation({
    mutationFn: (booking: Asked) => trpcClient.sessions.book.mutate(booking, { context: { idempotencyKey: key.current } }),
    onSuccess: settle,
    onError: (error, { expectedPrice }) => onError(error, expectedPrice),
  })
  const pay = trpc.sessions.pay.useMutation({ onSuccess: settle, onError: (error) => onError(error) })
  const answer = trpc.sessions.confirmPayment.useMutation({ onSuccess: settle, onError: (error) => onError(error) })
  const heldUntil = waiting?.status === 'pending_payment' ? Date.parse(waiting.payment?.heldUntil ?? '') || null : null
  return {
    isPending: book.isPending || pay.isPending,
    isAnswering: answer.isPending,
    problem,
    /** The price was another one when the button was pressed; one more press pays the new one. */
    priceChange,
    /** Clears what was said of a card as soon as it is changed. */
    soothe: () => setProblem(undefined),
    /** Until when the booking itself waits for its money. */
    heldUntil,
    /** The bank asks; what the amount is. */
    asking: waiting?.payment?.status === 'requires_confirmation' ? waiting.price : null,
    submit: (booking: Asked) => {
      if (book.isPending || pay.isPending) return
      setProblem(undefined)
      if (waiting && heldUntil && heldUntil > Date.now() && booking.testCard)
        pay.mutate({ sessionId: waiting.id, card: booking.testCard })
      else book.mutate(booking)
    },
    confirm: (approved: boolean) => waiting && answer.mutate({ sessionId: waiting.id, approved }),
  }
}
