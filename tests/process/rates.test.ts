import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, nolo, serve } from './nolo'

const today = () => new Date().toISOString().slice(0, 10)

test('an operator loads newer rates beside a running server, and the doctor says their age', async () => {
  const folder = freshFolder()
  const server = await serve(folder)
  const file = path.join(folder, 'rates.csv')
  expect(await nolo(folder, ['rates', file])).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read (ENOENT)') })
  fs.writeFileSync(file, `date,${today()}\nUSD,1\nZAR,-1\n`)
  expect(await nolo(folder, ['rates', file])).toMatchObject({ code: 1, said: expect.stringContaining('-1 is no rate of ZAR') })
  fs.writeFileSync(file, `date,${today()}\nUSD,1\nZAR,17.95\n`)
  expect(await nolo(folder, ['rates', file])).toMatchObject({ code: 0, said: expect.stringContaining('within a minute') })
  expect((await nolo(folder, ['doctor'])).said).toMatch(new RegExp(`ok {4}rates +Of ${today()}, today\\.`))
  const seen = await (await fetch(`${server.url}/trpc/currency.detect`)).json()
  expect(seen).toMatchObject({ result: { data: { ratesDate: today(), rates: { ZAR: 17.95, EUR: 0.92 } } } })
})
