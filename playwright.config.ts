import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/lib/browser.mjs'

/** Chromium's sandbox refuses to run as root, which is what a container's user often is. */
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/e2e',
  // One walks every screen while the other does the rest; each has a server of its own.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    viewport: { width: 1280, height: 800 },
    // A trace of every test takes half the time of all; ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findTestBrowser() ?? undefined, args },
  },
})
