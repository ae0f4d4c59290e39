import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const nothing = { passed: 0, failed: 1 }

/** What vitest counted; a file that could not even load is one failure. */
export function vitestTotals(file) {
  const report = read(file)
  if (!report) return nothing
  const unloadable = report.testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

/** What Playwright counted; a test that passed only when tried again is a failure here. */
export function playwrightTotals(file) {
  const report = read(file)
  if (!report) return nothing
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + (unexpected + flaky === 0 ? report.errors.length : 0) }
}
