import * as z from 'zod'
import { AppError } from '#server/core/errors'
import { isKnownCurrency } from '#shared/money'

/** Rates as they stand in a file, checked one by one. */
export type RatesFile = { date: string; rates: Record<string, number> }

const Shape = z.object({ date: z.iso.date(), rates: z.record(z.string(), z.number()) })
/** A rate is kept to a millionth; further out it is no rate of a currency. */
const [LEAST, MOST] = [0.0001, 10_000_000]
const SAMPLE = '{"date": "2026-11-21", "rates": {"USD": 1, "ZAR": 18.5}}, or lines like date,2026-11-21 and ZAR,18.5'

const refuse = (sentence: string): never => {
  throw new AppError('BAD_REQUEST', sentence)
}

/** Reads JSON, or lines of `CODE,rate` under `date,YYYY-MM-DD`; refuses with a sentence whatever is not right. */
export function readRates(text: string): RatesFile {
  const given = text.trim()
  const parsed = Shape.safeParse(given.startsWith('{') ? fromJson(given) : fromLines(given))
  if (!parsed.success) return refuse(`That is not a file of rates. It looks like ${SAMPLE}.`)
  const { date, rates } = parsed.data
  const unknown = Object.keys(rates).filter((code) => !isKnownCurrency(code))
  if (unknown.length) refuse(`Nolo does not show prices in ${unknown.join(', ')}. Take them out and try again.`)
  for (const [code, rate] of Object.entries(rates))
    if (!(rate >= LEAST && rate <= MOST)) refuse(`${rate} is no rate of ${code}: it is units a US dollar, above zero.`)
  if (rates.USD !== 1) refuse('USD must be there, and be 1: rates are units a US dollar.')
  return { date, rates }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fromLines(text: string): unknown {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  const pairs = lines.map((line) => line.split(/[,;\t]/).map((cell) => cell.trim()))
  const names = pairs.map(([name]) => name)
  if (pairs.some((pair) => pair.length !== 2) || new Set(names).size < names.length) return null
  const { date, ...rates } = Object.fromEntries(pairs) as Record<string, string>
  const numbers = Object.entries(rates).map(([code, rate]) => [code, /^-?\d+(\.\d+)?$/.test(rate) ? Number(rate) : null])
  return { date, rates: Object.fromEntries(numbers) }
}
