import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds on a page as it is now, a line for each place. Only violations are gathered and one script is read once
 * a document: with @axe-core/playwright, which does neither, the same took twice as long.
 */
export async function findings(page: Page, options: axeCore.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(
    async (given) => (await (window as unknown as { axe: typeof axeCore }).axe.run(document, given)).violations,
    { ...options, resultTypes: ['violations' as const] },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
}
