import { Link } from '@tanstack/react-router'
import { LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import type { RefObject } from 'react'
import { chooseTheme, type ThemeChoice, useTheme } from '#client/lib/theme'
import { AnchoredMenu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '#client/ui/menu'
import type { User } from '#shared/auth'

const THEMES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'As the device', Icon: Monitor },
] as const

type Props = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  button: RefObject<HTMLButtonElement | null>
  labelledBy: string
}

/** What is the person's own: their name, how the product looks for them, and the way out. */
export default function AvatarMenuPanel({ user, ...menu }: Props) {
  const theme = useTheme()
  return (
    <AnchoredMenu {...menu} className="w-66">
      <div className="px-3 pt-2.5 pb-2">
        <p className="font-semibold break-words">
          {user.firstName} {user.lastName}
        </p>
        <p className="text-sm break-words text-muted">{user.email}</p>
      </div>
      <MenuSeparator />
      <MenuLabel>Appearance</MenuLabel>
      <MenuRadioGroup value={theme} onValueChange={(value) => chooseTheme(value as ThemeChoice)}>
        {THEMES.map(({ value, label, Icon }) => (
          <MenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
            <Icon size={18} strokeWidth={1.75} aria-hidden className="text-muted" />
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <Settings size={18} strokeWidth={1.75} aria-hidden className="text-muted" />
          Settings
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href="/api/logout">
          <LogOut size={18} strokeWidth={1.75} aria-hidden className="text-muted" />
          Sign Out
        </a>
      </MenuItem>
    </AnchoredMenu>
  )
}
