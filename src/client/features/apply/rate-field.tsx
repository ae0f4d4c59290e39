import { useFormContext, useWatch } from 'react-hook-form'
import { Field, Input } from '#client/ui/field'
import { COACH_SHARE, RATE } from '#shared/coach-options'
import { convertMinor, formatMinor } from '#shared/money'
import { shareOf } from '#shared/session-price'
import type { ApplicationValues } from './application-form'

const asNumber = (typed: unknown): number | null => {
  const text = String(typed ?? '')
    .replace(/^\s*R/i, '')
    .replace(',', '.')
    .trim()
  return text === '' ? null : Number(text)
}

/** The rate an hour in rand, and what comes of it. */
export function RateField() {
  const { register, control, formState } = useFormContext<ApplicationValues>()
  const rate = useWatch({ control, name: 'hourlyRate' })
  const cents = rate === null || !Number.isFinite(rate) ? null : Math.round(rate * 100)
  const isGood = cents !== null && cents >= RATE.min && cents <= RATE.max
  const hint = isGood
    ? `You keep ${formatMinor(shareOf(cents, COACH_SHARE * 100), 'ZAR')} of it, ${COACH_SHARE * 100}%. Today that reads ${formatMinor(convertMinor(cents, 'ZAR', 'USD'), 'USD')} to someone paying in dollars.`
    : `From R50 to R2000. You keep ${COACH_SHARE * 100}% of it.`
  return (
    <Field label="Hourly rate in rand" error={formState.errors.hourlyRate?.message} hint={hint}>
      <Input
        {...register('hourlyRate', { setValueAs: asNumber })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        placeholder="500"
        aria-required
      />
    </Field>
  )
}
