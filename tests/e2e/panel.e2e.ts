import { request as httpRequest } from 'node:http'
import type { Page } from '@playwright/test'
import { startServer } from '../server'
import { expect, test } from './fixtures'

const call = (page: Page) => page.getByRole('button', { name: 'Call', exact: true }).click()
const result = (page: Page) => page.getByRole('region', { name: 'Result' })

test('a query, a mutation and its refusal, by form and by JSON', async ({ page, signIn }) => {
  await signIn('client@nolo.test')
  await page.goto('/dev/panel')
  await expect(page.getByText('Calls are made as client@nolo.test')).toBeVisible()

  const search = page.getByRole('searchbox')
  // the shortcut works once the page listens
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await search.fill('goals create')
  await expect(page.getByText(/^1 of \d+ procedures$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'goals.create' })).toBeVisible()
  await expect(page.getByText('For signed-in people')).toBeVisible()

  await call(page)
  await expect(result(page)).toContainText('BAD_REQUEST')
  await expect(result(page)).toContainText('Please enter a goal title.')
  await expect(result(page)).toContainText('Field: title')
  await expect(page.getByLabel('title')).toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('title').fill('Made in the panel')
  await page.getByLabel('category').selectOption('Health')
  await page.keyboard.press('Control+Enter')
  await expect(result(page)).toContainText('"title": "Made in the panel"')
  await expect(result(page)).toContainText(/OK\d+(\.\d)? ms/)

  await page.getByRole('tab', { name: 'JSON' }).click()
  await page.getByRole('textbox', { name: 'Input' }).fill('{ "title": ')
  await expect(page.getByRole('alert')).toHaveText('That is not valid JSON.')
  await page.getByRole('textbox', { name: 'Input' }).fill('{ "title": "Written as JSON" }')
  await call(page)
  await expect(result(page)).toContainText('"title": "Written as JSON"')

  await page.goto('/dev/panel#goals.list')
  await call(page)
  await expect(result(page)).toContainText('Made in the panel')
})

test('a subscription shows its events as they come', async ({ page, signIn }) => {
  await signIn('client@nolo.test')
  const conversation = await (await page.request.post('/api/conversations', { data: {} })).json()
  const input = { conversationId: conversation.id, content: 'I want to run more' }
  const posted = await (await page.request.post('/trpc/chat.post', { data: input })).json()
  await page.goto('/dev/panel#chat.follow')
  await page.getByLabel('id', { exact: true }).fill(posted.result.data.reply.id)
  await page.getByRole('button', { name: 'Start' }).click()
  const events = page.getByRole('region', { name: 'Events' })
  await expect(events).toContainText('"type":"done"')
  await expect(events).toContainText('Stopped')
  await expect(events.getByRole('listitem').first()).toContainText(/\d+ ms/)

  await page.getByLabel('id', { exact: true }).fill('no-such-reply')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(result(page)).toContainText('NOT_FOUND')
})

test('a running subscription can be stopped', async ({ browser, modelServer }) => {
  const context = await browser.newContext({ baseURL: modelServer.url })
  await context.request.post('/api/login', { form: { email: 'client@nolo.test', password: 'try-nolo-today' } })
  const conversation = await (await context.request.post('/api/conversations', { data: {} })).json()
  const input = { conversationId: conversation.id, content: 'Please count' }
  const posted = await (await context.request.post('/trpc/chat.post', { data: input })).json()
  const page = await context.newPage()
  await page.goto('/dev/panel#chat.follow')
  await page.getByLabel('id', { exact: true }).fill(posted.result.data.reply.id)
  await page.getByRole('button', { name: 'Start' }).click()
  const events = page.getByRole('region', { name: 'Events' })
  await expect(events).toContainText('Live')
  await expect(events).toContainText('number-')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(events).toContainText('Stopped')
  modelServer.model.end()
  await context.close()
})

test('a call can be copied, and made again later; nothing secret is kept', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('client@nolo.test')
  await page.goto('/dev/panel#goals.create')
  await page.getByLabel('title').fill("It's mine")
  const copied = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('Copy as typed call')).toBe(`await trpc.goals.create.mutate({ title: "It's mine", category: "Personal" })`)
  expect(await copied('Copy as curl')).toContain(`-d '{"title":"It'\\''s mine","category":"Personal"}'`)
  await call(page)
  await expect(result(page)).toContainText('OK')

  await page.goto('/dev/panel#/')
  await page.reload()
  await page.getByRole('button', { name: 'Open goals.create again' }).click()
  await expect(page.getByLabel('title')).toHaveValue("It's mine")
  await page.goto('/dev/panel#/')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Nothing was called yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('nolo.panel.calls'))).toBe('[]')
})

test('signed out it still opens, and says what a call answers', async ({ page }) => {
  await page.goto('/dev/panel#goals.list')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await call(page)
  await expect(result(page)).toContainText('UNAUTHORIZED')
  await page.goto('/dev/panel#chat.follow')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(result(page)).toContainText('UNAUTHORIZED')
})

/** A status by a request that may lie about its host; fetch would not let it. */
const statusAs = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<number>((done, failed) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    asked.on('error', failed).end()
  })

test('in production, to a foreign host name and through a proxy, /dev does not exist', async ({ server }) => {
  const paths = ['/dev/panel', '/dev/mailbox', '/dev/mailbox.json']
  for (const path of paths) {
    expect(await statusAs(server.port, path, {}), path).toBe(200)
    expect(await statusAs(server.port, path, { host: 'nolo.example' }), path).toBe(404)
    expect(await statusAs(server.port, path, { 'x-forwarded-for': '127.0.0.1' }), path).toBe(404)
  }
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://nolo.example', APP_KEY: Buffer.alloc(32, 7).toString('base64') }
  const production = await startServer({ env })
  try {
    for (const path of [...paths, '/dev', '/dev/anything'])
      for (const host of ['127.0.0.1', 'nolo.example']) expect(await statusAs(production.port, path, { host }), path).toBe(404)
  } finally {
    await production.stop()
  }
})
