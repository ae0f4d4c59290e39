import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    testSize: 'small' | 'full'
  }
}

const full = inject('testSize') === 'full'

/** How much the tests that grow with time do: enough for every run, or all that `npm run test:full` allows itself. */
export const SIZES = {
  /** Cases a property is tried on, where the test names no number of its own. */
  runs: full ? 3000 : 100,
  /** Callers that want the same last thing at once. */
  rivals: full ? 100 : 20,
  /** Jobs that several workers share out. */
  jobs: full ? 1000 : 60,
  /** Times a server is killed while it writes. */
  kills: full ? 100 : 25,
}
