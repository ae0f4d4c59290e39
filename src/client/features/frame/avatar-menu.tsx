import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useUser } from '#client/lib/session'
import { chooseTheme, type ThemeChoice, useTheme } from '#client/lib/theme'
import { Avatar } from '#client/ui/avatar'
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '#client/ui/menu'

const THEMES = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'As the device', Icon: Monitor },
] as const

/** Who is signed in, how the product looks for them, and the way out. */
export function AvatarMenu() {
  const { firstName, lastName, email, profileImageUrl } = useUser()
  const theme = useTheme()
  const name = `${firstName} ${lastName}`.trim()
  return (
    <Menu
      className="w-66"
      trigger={
        <button
          type="button"
          aria-label={`Account, ${name}`}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
        >
          <Avatar firstName={firstName} lastName={lastName} imageUrl={profileImageUrl} />
        </button>
      }
    >
      <div className="px-3 pt-2.5 pb-2">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-muted">{email}</p>
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
        <a href="/api/logout">
          <LogOut size={18} strokeWidth={1.75} aria-hidden className="text-muted" />
          Sign Out
        </a>
      </MenuItem>
    </Menu>
  )
}
