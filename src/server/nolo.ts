import { initTRPC } from '@trpc/server'
import { createCli } from 'trpc-cli'
import * as z from 'zod'
import { Role } from '#shared/auth'
import { loadKeys } from './core/app-key'
import { readConfig } from './core/config'
import type { Deps } from './core/deps'
import { migrate as migrateDatabase } from './core/migrate'
import { grantRole } from './features/auth/grant-role'
import { openDeps } from './open'
import { seed as seedDatabase } from './seed'

const t = initTRPC.create()

async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = readConfig()
  loadKeys(config) // a key is made before the database it belongs to
  await migrateDatabase(config)
  const { deps, close } = await openDeps(config)
  try {
    return await work(deps)
  } finally {
    await close()
  }
}

/** What an operator can do from the shell. */
const operator = t.router({
  'grant-role': t.procedure
    .meta({ description: 'Gives a person a role: client, coach or admin' })
    .input(z.tuple([z.email().describe('email'), Role.describe('role')]))
    .mutation(({ input: [email, role] }) => withDeps((deps) => grantRole(deps, { email, role }))),
  seed: t.procedure
    .meta({ description: 'Fills an empty database with demo data' })
    .mutation(() =>
      withDeps(async (deps) =>
        (await seedDatabase(deps)) ? 'Made demo data.' : 'The database is not empty; nothing was changed.',
      ),
    ),
  migrate: t.procedure.meta({ description: 'Brings the database to the newest schema' }).mutation(async () => {
    const config = readConfig()
    loadKeys(config)
    await migrateDatabase(config, (line) => process.stdout.write(`${line}\n`))
    return 'The database is up to date.'
  }),
})

void createCli({ router: operator, name: 'nolo', version: '1' }).run()
