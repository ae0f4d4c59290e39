import { expect, test } from './fixtures'

test('an error on a page and a broken policy reach our own server, without what the person typed', async ({
  page,
  server,
  signIn,
  complaints,
}) => {
  await signIn('client@nolo.test')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/reports/errors')) sent.push(request.postData() ?? '')
  })
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/reports/errors'))
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/reports/csp'))
  await page.evaluate(() => {
    for (let n = 0; n < 20; n++)
      setTimeout(() => {
        throw new Error(`Step ${n % 8} broke at "marked words"`)
      })
    const picture = new Image()
    picture.src = 'https://elsewhere.example/marked.png'
    document.body.append(picture)
  })
  expect((await reported).status()).toBe(204)
  expect((await refused).status()).toBe(204)
  await expect.poll(() => sent.length).toBe(5)
  await page.waitForTimeout(200)
  expect(sent).toHaveLength(5)
  expect(sent.join()).not.toContain('marked')
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('nolo_browser_errors_total{kind="error"} 5')
  expect(metrics).toContain('nolo_csp_violations_total{directive="img-src"} 1')
  complaints.length = 0 // they were the point
})
