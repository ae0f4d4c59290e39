import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { readConfig } from '#server/core/config'
import { randomId } from '#server/core/crypto'
import { migrate } from '#server/core/migrate'

const TEST_KEY = Buffer.alloc(32, 7).toString('base64')
/** `folder` is where this server may keep files of its own. */
type Fresh = { env: Record<string, string>; folder: string; remove(): Promise<void> }

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-test-'))

let template: Promise<string> | undefined

/** The migrated, empty database that every test of this file gets a copy of. */
async function sqliteTemplate(): Promise<string> {
  const file = path.join(folder(), 'template.db')
  await migrate(readConfig({ NODE_ENV: 'test', DATABASE_URL: file, APP_KEY: TEST_KEY }))
  return file
}

async function freshSqlite(): Promise<Fresh> {
  template ??= sqliteTemplate()
  const home = folder()
  const file = path.join(home, 'nolo.db')
  fs.copyFileSync(await template, file)
  return {
    env: { DATABASE_URL: file, APP_KEY: TEST_KEY },
    folder: home,
    remove: async () => fs.rmSync(home, { recursive: true, force: true }),
  }
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const databaseAt = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function postgresTemplate(server: string): Promise<string> {
  const name = `nolo_template_${randomId().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  await migrate(readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseAt(server, name), APP_KEY: TEST_KEY }))
  return name
}

async function freshPostgres(server: string): Promise<Fresh> {
  template ??= postgresTemplate(server)
  const name = `nolo_${randomId().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${await template}`)
  const home = folder()
  const remove = async () => {
    fs.rmSync(home, { recursive: true, force: true })
    await onServer(server, `drop database ${name} with (force)`)
  }
  return { env: { DATABASE_URL: databaseAt(server, name), APP_KEY: TEST_KEY }, folder: home, remove }
}

/** A migrated, empty database of its own for one test, on the engine this run is for. */
export const freshDatabase = (server: string | undefined): Promise<Fresh> => (server ? freshPostgres(server) : freshSqlite())
