import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The same engine without the windows, menus and extensions around it: tests take a quarter less time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const onPath = (programs) =>
  programs.flatMap((program) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program)))

/** The program of an installed Chrome or Chromium, else of Playwright's own download, else null. */
export function findBrowser(first = []) {
  const files = [process.env.CHROME_PATH, ...first, ...onPath(names), ...places, chromium.executablePath()]
  return files.find((file) => file && existsSync(file)) ?? null
}

/** The same for tests: a headless shell where there is one. */
export const findTestBrowser = () => findBrowser(onPath(shells))

/** The same, after trying to download one; null when that fails too. */
export function findOrDownloadBrowser() {
  const found = findTestBrowser()
  if (found) return found
  console.log('No Chrome or Chromium is installed; downloading one ...')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return findTestBrowser()
}
