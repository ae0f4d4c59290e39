import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const url = process.env.TEST_DATABASE_URL
const alias = [{ find: /^#(client|server|shared)\//, replacement: `${fileURLToPath(new URL('src', import.meta.url))}/$1/` }]
/** PostgreSQL asks for a key; tests have this one. */
const APP_KEY = Buffer.alloc(32, 7).toString('base64')
const testSize: 'small' | 'full' = process.env.NOLO_TEST_SIZE === 'full' ? 'full' : 'small'
const slower = testSize === 'full' ? 10 : 1
const shared = {
  environment: 'node' as const,
  css: true,
  setupFiles: ['./tests/setup.ts'],
  provide: { testSize },
  testTimeout: 20_000 * slower,
  hookTimeout: 30_000,
  // The modules hold no state between tests but the keys, which every test app sets; loading them anew takes a third of the time.
  isolate: Boolean(url),
}

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    // More than there are cores: some tests wait for servers that they start and kill. A PostgreSQL beside them works as well.
    maxWorkers: url ? '100%' : Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        resolve: { alias },
        test: {
          ...shared,
          name: url ? 'postgres' : 'sqlite',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['**/*.pglite.test.ts'],
          env: { NODE_ENV: 'test', APP_KEY, ...(url ? { DATABASE_URL: url } : {}) },
        },
      },
      {
        resolve: { alias },
        test: {
          ...shared,
          name: 'pglite',
          include: ['src/**/*.pglite.test.ts', 'tests/**/*.pglite.test.ts'],
          testTimeout: 60_000 * slower,
          hookTimeout: 60_000,
          env: { NODE_ENV: 'test', APP_KEY, DATABASE_URL: 'postgres://pglite' },
        },
      },
    ],
  },
})
