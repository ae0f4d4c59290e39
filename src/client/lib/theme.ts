import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
const YEAR = 365 * 24 * 60 * 60
const listeners = new Set<() => void>()

const current = (): ThemeChoice => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Keeps the choice in a cookie the server reads, so the first picture already has the right colours. */
export function chooseTheme(choice: ThemeChoice) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = choice === 'system' ? 0 : YEAR
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR.
  document.cookie = `nolo_theme=${choice}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, current)
