import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { median } from './process-cost'

export type BrowserResult = {
  version: string
  loads: number
  landingLcpMs: number
  javascriptKb: { landing: number; signIn: number; firstScreen: number }
}

/** JavaScript a page brings along until it is quiet, files and inline scripts, in brotli kilobytes (1000 bytes). */
async function javascriptOf(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript/.test(type)) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const inline = await page.$$eval('script:not([src])', (scripts) =>
    scripts
      .filter((one) => /^(|module|text\/javascript)$/.test(one.getAttribute('type') ?? ''))
      .map((one) => one.textContent ?? ''),
  )
  const files = await Promise.all(sizes)
  const own = inline.filter((text) => text.trim() !== '').map((text) => brotliCompressSync(Buffer.from(text)).length)
  return [...files, ...own].reduce((sum, size) => sum + size, 0) / 1000
}

/** Largest contentful paint of one cold load, as on a slow phone: 4x slower CPU, slow 4G. */
async function throttledLcp(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
  } finally {
    await context.close()
  }
}

/** What a browser sees: scripts shipped and the landing page's first full picture. */
export async function measureBrowser(url: string, cookie: string, loads: number): Promise<BrowserResult> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('The bench needs Chrome or Chromium; name it in CHROME_PATH.')
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  try {
    const fresh = async (path: string, signedIn = false) => {
      const context = await browser.newContext()
      if (signedIn) {
        const [name, value] = cookie.split('=') as [string, string]
        await context.addCookies([{ name, value, url }])
      }
      const size = await javascriptOf(await context.newPage(), url + path)
      await context.close()
      return size
    }
    const javascriptKb = { landing: await fresh('/'), signIn: await fresh('/api/login'), firstScreen: await fresh('/', true) }
    await throttledLcp(browser, url)
    const paints: number[] = []
    for (let n = 0; n < loads; n++) paints.push(await throttledLcp(browser, url))
    return { version: browser.version(), loads, landingLcpMs: median(paints), javascriptKb }
  } finally {
    await browser.close()
  }
}
