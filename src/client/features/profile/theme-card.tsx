import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, useTheme } from '#client/lib/theme'
import { Card, CardHeader } from '#client/ui/card'

const THEMES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const

/** Light, dark, or as the device is. */
export function ThemeCard({ className }: { className?: string }) {
  const theme = useTheme()
  const id = useId()
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHeader title="Theme" id={id} />
      <fieldset aria-labelledby={id} className="flex gap-1 rounded-[14px] bg-sunken p-1">
        {THEMES.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[10px] text-ui font-[550] text-muted has-checked:bg-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring md:min-h-10"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon size={18} strokeWidth={1.75} aria-hidden className="max-[22rem]:hidden" />
            {label}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
