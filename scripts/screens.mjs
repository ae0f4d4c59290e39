import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './lib/browser.mjs'
import { giveUp, prepare } from './lib/prepare.mjs'
import { atRoot } from './lib/tree.mjs'

// Takes the pictures of the README (docs/screens) and of the landing page's demo (public/demo) anew, from the built
// server on a database of its own: `npm run screens`.
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
const LARGEST = 90_000
const TALK = [
  'I want to speak up in meetings',
  'I prepare well, then someone says my point first and I go quiet.',
  'Ask one question early',
  'Tuesday at 9, 10 minutes',
]

prepare()
const program = findBrowser()
if (!program) giveUp('The pictures need Chrome or Chromium. Install one, or name it in CHROME_PATH.')

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

const folder = mkdtempSync(join(tmpdir(), 'nolo-screens-'))
const origin = `http://127.0.0.1:${await freePort()}`
const server = spawn(process.execPath, [atRoot('dist/server/main.js'), '--demo'], {
  cwd: atRoot('.'),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env.PATH, PORT: new URL(origin).port, DATABASE_URL: join(folder, 'nolo.db'), LOG_LEVEL: 'error' },
})
const ended = new Promise((done) => server.once('exit', done))
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: program, args })

/** A new browser window; the theme's cookie is what the avatar menu's choice leaves. */
async function open(viewport, theme) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    timezoneId: 'Africa/Johannesburg',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: viewport === PHONE,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
  })
  await context.addCookies([{ name: 'nolo_theme', value: theme, url: origin }])
  return context.newPage()
}

async function signIn(page, who = 'client') {
  await page.goto(`${origin}/api/login`)
  const form = page.locator('form[action="/api/login"]')
  await form.locator('[name=email]').fill(`${who}@nolo.test`)
  await form.locator('[name=password]').fill('try-nolo-today')
  await form.locator('[type=submit]').click()
  await page.waitForURL(`${origin}/`)
}

const settled = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
}

/** One picture as WebP, made by the browser itself. */
async function take(page, file, quality = 0.82) {
  await settled(page)
  const png = await page.screenshot()
  const canvas = await browser.newPage()
  const url = await canvas.evaluate(
    async ({ data, quality }) => {
      const image = new Image()
      image.src = data
      await image.decode()
      const sheet = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      sheet.getContext('2d').drawImage(image, 0, 0)
      return sheet.toDataURL('image/webp', quality)
    },
    { data: `data:image/png;base64,${png.toString('base64')}`, quality },
  )
  await canvas.close()
  const bytes = Buffer.from(url.split(',')[1], 'base64')
  if (bytes.length > LARGEST) {
    if (quality < 0.5) throw new Error(`${file} is ${bytes.length} bytes; the landing page asks for less than ${LARGEST}.`)
    return take(page, file, quality - 0.1)
  }
  mkdirSync(dirname(atRoot(file)), { recursive: true })
  writeFileSync(atRoot(file), bytes)
  console.log(`  ${file} (${(bytes.length / 1000).toFixed(0)} kB)`)
}

async function say(page, text) {
  await page.getByLabel('Message Nolo').fill(text)
  await page.getByLabel('Send message').click()
  await page.getByLabel('Stop the reply').waitFor({ state: 'detached' })
  await settled(page)
}

async function openGoal(page) {
  await page.goto(`${origin}/goals`)
  await page.getByRole('link', { name: 'Speak up in meetings' }).first().click()
  await page.getByRole('heading', { name: 'Speak up in meetings' }).waitFor()
}

/** The second step of a booking, with a day of next month and a time picked. */
async function pickTime(page) {
  await page.goto(`${origin}/booking`)
  await page.getByRole('radio', { name: 'Naledi Mokoena' }).check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  const month = page.getByRole('grid')
  await month.waitFor()
  await page.getByRole('button', { name: 'Go to the Next Month' }).click()
  await settled(page)
  await month.getByRole('button', { disabled: false }).nth(7).click()
  await page.getByRole('radiogroup', { name: 'Time' }).locator('input:not(:disabled)').nth(3).check()
}

async function takeAll() {
  for (let tries = 0; !(await fetch(`${origin}/healthz`).catch(() => null)); tries++) {
    if (tries > 200) throw new Error('The server did not start.')
    await new Promise((done) => setTimeout(done, 50))
  }
  const visitor = await open(DESK, 'light')
  await visitor.goto(origin)
  await take(visitor, 'docs/screens/landing.webp')

  const desk = await open(DESK, 'light')
  await signIn(desk)
  await take(desk, 'docs/screens/dashboard.webp')
  await take(desk, 'public/demo/1-dashboard.webp')
  await openGoal(desk)
  await take(desk, 'public/demo/2-goal.webp')

  await desk.goto(`${origin}/coaches`)
  await take(desk, 'docs/screens/coaches.webp')
  await pickTime(desk)
  await take(desk, 'docs/screens/booking.webp')

  const coach = await open(DESK, 'light')
  await signIn(coach, 'coach')
  await coach.goto(`${origin}/coach`)
  await take(coach, 'docs/screens/coach-area.webp')

  await desk.goto(`${origin}/chat`)
  await desk.getByRole('button', { name: 'New Chat' }).first().click()
  await desk.getByRole('heading', { name: /What is on your mind/ }).waitFor()
  for (const line of TALK) await say(desk, line)
  // Opened again, it shows the talk without the passing messages.
  await desk.reload()
  await desk.getByRole('region', { name: 'Your next step' }).waitFor()
  await take(desk, 'public/demo/3-chat.webp')

  const evening = await open(DESK, 'dark')
  await signIn(evening)
  await evening.goto(`${origin}/chat`)
  await evening.getByRole('region', { name: 'Your next step' }).waitFor()
  await take(evening, 'docs/screens/chat-dark.webp')

  const phone = await open(PHONE, 'light')
  await signIn(phone)
  await openGoal(phone)
  await take(phone, 'docs/screens/goal-phone.webp')
}

try {
  await takeAll()
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
