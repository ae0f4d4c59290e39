import { Star } from 'lucide-react'
import { cn } from '#client/lib/class-names'
import { count } from '#client/lib/format'

const ALL = [1, 2, 3, 4, 5]
const faceOf = (lit: boolean) => cn('text-star', lit && 'fill-star')

/** Stars that were given. */
export const StarsShown = ({ stars }: { stars: number }) => (
  <span role="img" aria-label={count(stars, 'star')} className="inline-flex gap-0.5">
    {ALL.map((star) => (
      <Star key={star} size={18} strokeWidth={1.75} aria-hidden className={faceOf(star <= stars)} />
    ))}
  </span>
)

type Props = { stars: number; onPick: (stars: number) => void; describedBy: string | undefined }

/** One to five, with the arrow keys or a press. */
export const StarsPicker = ({ stars, onPick, describedBy }: Props) => (
  <fieldset aria-describedby={describedBy} className="flex">
    <legend className="mb-1 text-sm font-semibold">Stars</legend>
    {ALL.map((star) => (
      <label
        key={star}
        className="relative grid size-11 cursor-pointer place-items-center rounded-control hover:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-ring"
      >
        <input
          type="radio"
          name="stars"
          value={star}
          checked={star === stars}
          onChange={() => onPick(star)}
          aria-label={count(star, 'star')}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Star size={28} strokeWidth={1.75} aria-hidden className={faceOf(star <= stars)} />
      </label>
    ))}
  </fieldset>
)
