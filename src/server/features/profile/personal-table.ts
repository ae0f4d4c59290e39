import { type Column, eq, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#server/core/store'

export type AnyTable = Parameters<Tx['delete']>[0]
type Row = Record<string, unknown>

export const OPENS = 'It could open your account.'
export const OUR_OWN = 'It says how the server did its work, nothing about you.'

/** What becomes of a person's rows with their account. */
export type Rule =
  | { kind: 'delete' }
  /** `to` is what takes the place of what told who it was, in the rows of `whose` where only some of them name the person. */
  | { kind: 'pseudonymise'; to: Row; why: string; whose?: PersonalTable['whose'] }
  | { kind: 'keep'; why: string }

/** One table that holds something of a person: whose it is, what its owner reads of it, and what becomes of it. */
export type PersonalTable = {
  table: AnyTable
  /** In plain words, for the person. */
  title: string
  /** Which rows are a person's. */
  whose(db: Db, userId: string): SQL | undefined
  /** Columns the person reads, and under which name. */
  shown: Record<string, string>
  /** Columns that tie rows together: in the file for machines, not on the page. */
  links: string[]
  /** Columns nobody is shown, and why. */
  hidden: Record<string, string>
  /** Shown text columns that hold JSON. */
  json: string[]
  rule: Rule
}

type About<T extends AnyTable> = {
  title: string
  whose: PersonalTable['whose']
  shown: Partial<Record<keyof InferSelectModel<T>, string>>
  links?: (keyof InferSelectModel<T> & string)[]
  hidden?: Partial<Record<keyof InferSelectModel<T>, string>>
  json?: (keyof InferSelectModel<T> & string)[]
  rule?: Rule
}

/** An entry of the registry; its columns are checked against the table. Deleted with the account unless it says otherwise. */
export const personal = <T extends AnyTable>(table: T, about: About<T>): PersonalTable => ({
  links: [],
  json: [],
  rule: { kind: 'delete' },
  ...about,
  table,
  shown: about.shown as Record<string, string>,
  hidden: (about.hidden ?? {}) as Record<string, string>,
})

/** Rows that name their owner themselves. */
export const ownedBy =
  (column: Column): PersonalTable['whose'] =>
  (_db, userId) =>
    eq(column, userId)
