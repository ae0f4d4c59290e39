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

/** The program of an installed Chrome or Chromium, else of Playwright's own download, else null. */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return (
    [process.env.CHROME_PATH, ...onPath, ...places, chromium.executablePath()].find((file) => file && existsSync(file)) ?? null
  )
}

/** The same, after trying to download one; null when that fails too. */
export function findOrDownloadBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('No Chrome or Chromium is installed; downloading one ...')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return findBrowser()
}
