import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { OwnData, OwnDataSection } from '#shared/own-data'
import type { PersonalTable, Rule } from './personal-table'
import { personalData } from './registry'

type Row = Record<string, unknown>
type Section = { kind: PersonalTable; rows: Row[] }

/** All rows of a person, opened, table by table. */
async function ownRows(db: Db, userId: string): Promise<Section[]> {
  const sections: Section[] = []
  for (const kind of personalData) {
    const rows = (await db.select().from(kind.table).where(kind.whose(db, userId))) as Row[]
    sections.push({ kind, rows: rows.map((row) => opened(row, kind.json)).toSorted(earlierFirst) })
  }
  return sections
}

const opened = (row: Row, keys: string[]): Row => ({
  ...row,
  ...Object.fromEntries(keys.map((key) => [key, typeof row[key] === 'string' ? JSON.parse(row[key]) : row[key]])),
})

const numberOf = (value: unknown) => (value instanceof Date ? value.getTime() : typeof value === 'number' ? value : 0)
const orderOf = (row: Row) => [numberOf(row.createdAt ?? row.at ?? row.addedAt), numberOf(row.position)] as const
const earlierFirst = (one: Row, other: Row) => orderOf(one)[0] - orderOf(other)[0] || orderOf(one)[1] - orderOf(other)[1]

const fateOf = (rule: Rule): string => {
  if (rule.kind === 'delete') return 'Deleted with your account.'
  return rule.kind === 'keep'
    ? `Kept when your account is deleted. ${rule.why}`
    : `Your name is taken out of it when your account is deleted. ${rule.why}`
}

/** Everything Nolo holds about the person who asks, for machines: a list of rows for each table. */
export async function ownDataFile(ctx: SignedIn): Promise<Row> {
  const { store, clock } = ctx.deps
  const data = (await ownRows(store.db, ctx.user.id)).map(({ kind, rows }) => {
    const keys = [...kind.links, ...Object.keys(kind.shown)]
    const entries = rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null])))
    return [getTableName(kind.table), { title: kind.title, whenTheAccountIsDeleted: fateOf(kind.rule), entries }]
  })
  return { product: 'Nolo', madeAt: new Date(clock.now()).toISOString(), data: Object.fromEntries(data) }
}

/** The same for reading: names instead of columns, days in the person's own zone, and no empty lines. */
export async function ownDataPage(ctx: SignedIn): Promise<OwnData> {
  const { user, deps } = ctx
  const say = wordsFor(user.timeZone ?? 'UTC')
  const sections = (await ownRows(deps.store.db, user.id)).map(({ kind, rows }): OwnDataSection => {
    const known = getTableColumns(kind.table)
    const labels = Object.entries(kind.shown).filter(([key]) => key in known)
    const entries = rows.map((row) =>
      labels.map(([key, label]) => ({ label, value: say(row[key]) })).filter(({ value }) => value !== ''),
    )
    return { name: getTableName(kind.table), title: kind.title, fate: fateOf(kind.rule), entries }
  })
  return { name: `${user.firstName} ${user.lastName}`, madeAt: say(new Date(deps.clock.now())), sections }
}

/** Puts a value into words. */
function wordsFor(timeZone: string) {
  const instants = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (value instanceof Date) return instants.format(value)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (Array.isArray(value)) return value.map(say).join(' · ')
    if (typeof value === 'object') return Object.values(value).map(say).filter(Boolean).join(' · ')
    return String(value)
  }
  return say
}
