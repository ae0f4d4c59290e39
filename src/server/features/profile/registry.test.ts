import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalData, withoutPersonalData } from './registry'

const modules = import.meta.glob<Record<string, unknown>>(['../*/tables.ts', '../../core/*-table.ts'], { eager: true })
const schema = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, Table))

test('every table of the schema is in the registry, or said to hold nothing of a person', () => {
  const listed = [...personalData, ...withoutPersonalData].map(({ table }) => getTableName(table))
  expect(schema.length).toBeGreaterThan(10)
  expect(schema.map(getTableName).sort()).toEqual(listed.sort())
  expect(new Set(listed).size).toBe(listed.length)
})

test('every column of a personal table is shown, a link, or hidden for a reason', () => {
  for (const { table, shown, links, hidden, json } of personalData) {
    const name = getTableName(table)
    const listed = [...Object.keys(shown), ...links, ...Object.keys(hidden)]
    expect(listed.sort(), name).toEqual(Object.keys(getTableColumns(table)).sort())
    expect(Object.keys(shown), name).toEqual(expect.arrayContaining(json))
  }
})

test('what opens an account is never shown', () => {
  const opens = /password|hash|token|secret|payload|lastError|^key$/i
  const allowed = new Set(['idempotent_answers.key'])
  for (const { table, shown, links } of personalData)
    for (const column of [...Object.keys(shown), ...links])
      if (!allowed.has(`${getTableName(table)}.${column}`)) expect(column).not.toMatch(opens)
})

test('what is kept or pseudonymised says why, in words for the person', () => {
  for (const { rule } of personalData) if (rule.kind !== 'delete') expect(rule.why.length).toBeGreaterThan(40)
})
