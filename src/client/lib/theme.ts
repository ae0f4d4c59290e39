import { useSyncExternalStore } from 'react'
import { keepCookie } from './cookie'

export type ThemeChoice = 'light' | 'dark' | 'system'
const listeners = new Set<() => void>()

const current = (): ThemeChoice => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Keeps the choice in a cookie the server reads, so the first picture already has the right colours. */
export function chooseTheme(choice: ThemeChoice) {
  keepCookie('nolo_theme', choice === 'system' ? null : choice)
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, current)
