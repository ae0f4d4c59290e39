import { cn } from '../lib/class-names'

const TINTS = [
  'bg-[color-mix(in_oklab,var(--chart-1)_18%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--sun)_30%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-3)_18%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-4)_20%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-5)_20%,var(--surface))]',
]

const first = (text: string) => [...text.trim()][0]?.toLocaleUpperCase() ?? ''
const tintOf = (name: string) => TINTS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length]

type Props = { firstName: string; lastName: string; imageUrl?: string | null; className?: string }

/** A person's picture, or their initials on a tint that is always theirs. Decoration: the name stands elsewhere. */
export const Avatar = ({ firstName, lastName, imageUrl, className = 'size-9 text-xs' }: Props) =>
  imageUrl ? (
    <img src={imageUrl} alt="" className={cn('shrink-0 rounded-full object-cover', tintOf(firstName + lastName), className)} />
  ) : (
    <span
      aria-hidden
      className={cn(
        'grid shrink-0 place-items-center rounded-full font-display font-[640]',
        tintOf(firstName + lastName),
        className,
      )}
    >
      {first(firstName)}
      {first(lastName)}
    </span>
  )
