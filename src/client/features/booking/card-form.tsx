import { CreditCard, FlaskConical, LockKeyhole } from 'lucide-react'
import { Card, CardHeader } from '#client/ui/card'
import { Field, Input } from '#client/ui/field'
import { Note } from '#client/ui/note'

const CARDS = [
  ['4242 4242 4242 4242', 'works'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks you to confirm'],
] as const

type Props = { card: string; onCard: (card: string) => void; error: string | undefined; terms: string }

/** The test provider's card form. It takes a number and nothing else, and says what each does. */
export const CardForm = ({ card, onCard, error, terms }: Props) => (
  <Card aria-labelledby="pay-title">
    <CardHeader title="Payment Information" id="pay-title">
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <LockKeyhole size={16} strokeWidth={1.75} aria-hidden />
        Test payment
      </span>
    </CardHeader>
    <Note tone="sun" Icon={FlaskConical}>
      <b className="font-semibold">Test mode, no money moves.</b> Use one of these cards, never your own:
      <ul className="mt-1">
        {CARDS.map(([number, does]) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onCard(number)}
              className="-mx-1 min-h-8 cursor-pointer rounded-control px-1 text-left font-[550] tabular-nums underline decoration-border-strong underline-offset-4 hover:decoration-text max-md:min-h-11"
            >
              {number}
            </button>{' '}
            {does}
          </li>
        ))}
      </ul>
    </Note>
    <Field label="Card number" error={error} className="mt-4">
      <div className="relative">
        <Input
          name="card"
          value={card}
          onChange={({ target }) => onCard(target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          className="pr-11 tabular-nums"
        />
        <CreditCard
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
        />
      </div>
    </Field>
    <p className="mt-4 text-sm text-muted">{terms}</p>
  </Card>
)
