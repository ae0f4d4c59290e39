/** Every address of a screen for signed-in people. `$name` stands for one segment. */
export const SCREENS = [
  '/',
  '/chat',
  '/goals',
  '/goals/$goalId',
  '/coaches',
  '/coaches/$coachId',
  '/booking',
  '/sessions',
  '/sessions/$sessionId',
  '/coach',
  '/coach/hours',
  '/coach/clients',
  '/coach/earnings',
  '/coach/page',
  '/profile',
  '/apply-coach',
  '/admin',
] as const

/** Pages anybody may read, rendered by the server. */
export const PUBLIC_PAGES = ['/privacy', '/terms', '/help', '/contact'] as const

const pattern = (screen: string) => new RegExp(`^${screen.replace(/\$\w+/g, '[^/]+')}/?$`)
const patterns = SCREENS.map(pattern)

/** True when a signed-in person finds a screen at this path (no query). */
export const isScreen = (path: string): boolean => patterns.some((known) => known.test(path))
