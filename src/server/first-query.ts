import { TRPCError } from '@trpc/server'
import type { createCaller } from './router'

/** An answer that comes with the page. */
export type Query = { path: string; input: unknown; data: unknown }
export type Caller = ReturnType<typeof createCaller>

/** Named as the client's cache asks for it. */
export const ask = async (path: string, input: unknown, answer: Promise<unknown>): Promise<Query> => ({
  path,
  input,
  data: await answer,
})

/** True for the refusals a screen asks for again and explains itself. */
export const isRefused = (error: unknown, ...codes: TRPCError['code'][]): boolean =>
  error instanceof TRPCError && codes.includes(error.code)

/** What is not there (any more) leaves its place empty: the screen asks for it and says so. */
export const ifThere = (query: Promise<Query>): Promise<Query[]> =>
  query.then(
    (found) => [found],
    (error) => {
      if (isRefused(error, 'NOT_FOUND', 'BAD_REQUEST')) return []
      throw error
    },
  )

/** Without what no text may have: somebody made that address by hand. */
export const plain = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The router writes words that look like something else in quotation marks: "20", "true". */
export function unquoted(value: string): string {
  try {
    const word: unknown = JSON.parse(value)
    return typeof word === 'string' ? word : value
  } catch {
    return value
  }
}
