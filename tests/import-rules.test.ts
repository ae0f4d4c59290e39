import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cycles, violations } from './import-rules'
import { readSource, readSources } from './imports'

const sources = readSources(fileURLToPath(new URL('../src', import.meta.url)))

test('imports point the right way', () => {
  expect(sources.length).toBeGreaterThan(10)
  expect(violations(sources)).toEqual([])
})

test('no files need each other to load', () => {
  expect(cycles(sources)).toEqual([])
})

test.each([
  ['shared/goals.ts', `import { db } from '#server/core/store'`],
  ['shared/goals.ts', `import fs from 'node:fs'`],
  ['server/core/jobs.ts', `export * from '../features/goals/tables'`],
  ['server/core/jobs.ts', `export { createGoal } from '#server/features/goals/service'`],
  ['server/providers/ai/built-in.ts', `import '#server/features/goals/service'`],
  ['server/features/chat/service.ts', `import { edit } from '../goals/edit'`],
  ['server/features/chat/service.ts', `const edit = await import('#server/features/goals/edit')`],
  ['server/features/chat/service.ts', `const edit = require('../goals/edit')`],
  ['server/features/chat/service.ts', 'const which = (name: string) => import(name)'],
  ['server/features/chat/service.ts', `import { eq } from 'drizzle-orm/sqlite-core'`],
  ['server/features/chat/service.ts', `import type OpenAI from 'openai'`],
  ['server/providers/ai/guided.ts', `const sdk = () => import('openai')`],
  ['server/features/chat/service.ts', 'const key = process.env.APP_KEY'],
  ['server/features/chat/service.ts', `const key = process['env'].APP_KEY`],
  ['server/features/chat/service.ts', 'const { env } = process'],
  ['client/ui/card.tsx', `import { GoalCard } from '#client/features/goals/goal-card'`],
  ['client/features/chat/thread.tsx', `import { GoalCard } from '../goals/goal-card'`],
  ['client/features/chat/thread.tsx', `import type { AppRouter } from '#server/router'`],
  ['client/lib/trpc.ts', `import { appRouter } from '#server/router'`],
  ['client/lib/trpc.ts', `import { type AppRouter, appRouter } from '#server/router'`],
  ['server/core/deps.ts', `import { openaiCoach } from '#server/providers/ai/openai'`],
  ['server/core/jobs.ts', `import type { AiProvider } from '#server/providers/ai/ai'`],
  ['server/features/chat/service.ts', `import pg from 'pg'`],
  ['client/pages/chat.page.tsx', `type Db = import('#server/core/store').Db`],
  ['server/router.ts', `import { Landing } from '#client/features/landing/landing'`],
  ['server/pages.tsx', `import { Chat } from '#client/features/chat/chat'`],
])('%s is refused: %s', (name, code) => {
  expect(violations([readSource(name, code)])).toHaveLength(1)
})

test.each([
  ['client/lib/trpc.ts', `import type { AppRouter } from '#server/router'`],
  ['client/lib/trpc.ts', `import { type AppRouter } from '#server/router'`],
  ['server/pages.tsx', `import { Landing } from '#client/features/landing/landing'`],
  ['server/core/deps.ts', `import type { AiProvider } from '#server/providers/ai/ai'`],
  ['server/features/chat/service.ts', `import { goals } from '../goals/tables'\nimport { and } from 'drizzle-orm'`],
  ['server/core/store-postgres.ts', `import { drizzle } from 'drizzle-orm/node-postgres'`],
  ['server/providers/ai/openai.ts', `const sdk = () => import('openai')`],
  ['shared/goals.ts', `import { z } from 'zod'\nimport { Id } from './text'`],
])('%s is allowed: %s', (name, code) => {
  expect(violations([readSource(name, code)])).toEqual([])
})

test('a ring of three files is found once, a ring of types is none', () => {
  const ring = (kind: string) => [
    readSource('shared/a.ts', `import ${kind} { b } from './b'`),
    readSource('shared/b.ts', `export ${kind} { c } from '#shared/c'`),
    readSource('shared/c.ts', `import ${kind} { a } from '../shared/a'`),
  ]
  expect(cycles(ring(''))).toEqual(['shared/a -> shared/b -> shared/c -> shared/a'])
  expect(cycles(ring('type'))).toEqual([])
})

test('what the first signed-in screen loads is free of zod, which is a fifth of all it may weigh', () => {
  const named = new Map(sources.map((source) => [source.name.replace(/\.tsx?$/, ''), source]))
  const seen = new Set<string>()
  const waiting = ['client/main', 'client/pages/dashboard.page']
  for (const name of waiting) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const one of named.get(name)?.imports ?? []) if (!one.typeOnly && !one.lazy) waiting.push(one.to)
  }
  expect(seen.size).toBeGreaterThan(50)
  expect([...seen]).not.toContain('zod')
})
