import { initTRPC } from '@trpc/server'
import { createCli } from 'trpc-cli'
import * as z from 'zod'
import { Role } from '#shared/auth'
import { loadKeys } from './core/app-key'
import { systemClock } from './core/clock'
import { readConfig } from './core/config'
import type { Deps } from './core/deps'
import { migrate as migrateDatabase } from './core/migrate'

const t = initTRPC.create()
const OPERATOR = { kind: 'operator' } as const
const email = z.email().describe('email')
const file = z.string().min(1).max(4000).describe('file')

async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = readConfig()
  loadKeys(config) // a key is made before the database it belongs to
  await migrateDatabase(config)
  const { openDeps } = await import('./open')
  const { deps, close } = await openDeps(config)
  try {
    return await work(deps)
  } finally {
    await close()
  }
}

const command = (description: string) => t.procedure.meta({ description })

/** What an operator can do from the shell. Each command loads what it needs when it is called. */
const operator = t.router({
  backup: command('Copies the database, in use or not, into one file with a checksum; the key is not in it')
    .input(z.tuple([file]))
    .mutation(async ({ input: [to] }) => (await import('./operator/backup')).backup(readConfig(), systemClock, to)),
  restore: command('Puts a backup in the place of the database, and keeps the old one beside it')
    .input(z.tuple([file]))
    .mutation(async ({ input: [from] }) => (await import('./operator/restore')).restore(readConfig(), systemClock, from)),
  doctor: command('Looks at settings, database, keys, mail and all else a server needs, and says what to do').mutation(
    async () => {
      const { lines, well } = await (await import('./operator/doctor')).doctor()
      if (!well) throw new Error(lines.join('\n')) // leaves with 1
      return lines.join('\n')
    },
  ),
  'rotate-key': command('Seals everything anew with the newest key; may be stopped and run again').mutation(async () =>
    (await import('./operator/rotate-key')).rotateKey(readConfig(), systemClock),
  ),
  'grant-role': command('Gives a person a role: client, coach or admin')
    .input(z.tuple([email, Role.describe('role')]))
    .mutation(async ({ input: [email, role] }) => {
      const { grantRole } = await import('./features/auth/grant-role')
      return withDeps((deps) => grantRole(deps, { email, role }))
    }),
  user: t.router({
    block: command('Closes an account: signs it out everywhere and mails the reason')
      .input(z.tuple([email, z.string().min(1).max(300).describe('reason')]))
      .mutation(async ({ input: [email, reason] }) => {
        const { blockUser } = await import('./features/admin/service')
        return withDeps((deps) => blockUser(deps, OPERATOR, { email, reason }))
      }),
    unblock: command('Opens a closed account again')
      .input(z.tuple([email]))
      .mutation(async ({ input: [email] }) => {
        const { unblockUser } = await import('./features/admin/service')
        return withDeps((deps) => unblockUser(deps, OPERATOR, { email }))
      }),
  }),
  audit: t.router({
    verify: command('Walks the audit log and says whether anything in it was changed').mutation(async () => {
      const { verifyAudit } = await import('./features/admin/service')
      return withDeps(async ({ store }) => {
        const check = await verifyAudit(store.db)
        if (!check.ok) throw new Error(`The audit log is broken at entry ${check.seq}: ${check.why}.`)
        return `${check.entries} entries, unbroken. The last is ${check.last || 'none yet'}: note it elsewhere to compare later.`
      })
    }),
  }),
  rates: command('Loads newer exchange rates from a file of JSON or lines of CODE,rate')
    .input(z.tuple([file]))
    .mutation(async ({ input: [from] }) => {
      const { readFile } = await import('node:fs/promises')
      const text = await readFile(from, 'utf8').catch((cause) => {
        throw new Error(`${from} cannot be read (${cause.code}).`, { cause })
      })
      const { loadRates } = await import('./features/currency/load-rates')
      return withDeps((deps) => loadRates(deps, text))
    }),
  seed: command('Fills an empty database with demo data').mutation(async () => {
    const { seed } = await import('./seed')
    return withDeps(async (deps) => ((await seed(deps)) ? 'Made demo data.' : 'The database is not empty; nothing was changed.'))
  }),
  migrate: command('Brings the database to the newest schema').mutation(async () => {
    const config = readConfig()
    loadKeys(config)
    await migrateDatabase(config, (line) => process.stdout.write(`${line}\n`))
    return 'The database is up to date.'
  }),
})

void createCli({ router: operator, name: 'nolo', version: '1' }).run({
  logger: { info: (said) => process.stdout.write(`${said}\n`), error: (said) => process.stderr.write(`${said}\n`) },
  // a sentence for whoever runs this; its trace helps nobody there
  formatError: (error) => (error instanceof Error ? error.message : String(error)),
})
