import { cn } from '../lib/class-names'

type Props = { value: number; label: string; color?: string; thin?: boolean; className?: string }

/** A bar from 0 to 100; the figure stands beside it. */
export const ProgressBar = ({ value, label, color = 'var(--primary)', thin = false, className }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
    className={cn('overflow-hidden rounded-full bg-track', thin ? 'h-1.5' : 'h-2', className)}
  >
    <div
      className="h-full animate-[fill_420ms_var(--ease-out)] rounded-full transition-[width] duration-420 ease-out"
      style={{ width: `${value}%`, background: color }}
    />
  </div>
)
