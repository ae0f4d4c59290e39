import Bowser from 'bowser'

const UNKNOWN = 'An unknown browser'

/** What a browser calls itself, in words: 'Firefox on Windows', 'Safari on iPhone'. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = os.name === 'iOS' && platform.model ? platform.model : os.name
  if (!browser.name) return system ? `A browser on ${system}` : UNKNOWN
  return (system ? `${browser.name} on ${system}` : browser.name).slice(0, 120)
}
