import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = (path: string) => fs.readFileSync(root + path, 'utf8')
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1] as string)
const readme = text('README.md')
const node = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root, env: { PATH: process.env.PATH } })

test('README, .env.example and the server know the same settings', () => {
  const [schema = ''] = /const Settings = z\.object\(\{.*?\n\}\)/s.exec(text('src/server/core/config.ts')) ?? []
  const known = all(schema, /^ {2}([A-Z][A-Z0-9_]+):/gm).sort()
  expect(known).toContain('DATABASE_URL')
  expect(all(text('.env.example'), /^([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual(known)
  expect(all(readme, /^\| `([A-Z][A-Z0-9_]+)` \|/gm).sort()).toEqual(known)
})

test('every link and every file the README and the decisions name is there', () => {
  const pages = ['README.md', ...fs.readdirSync(`${root}docs/decisions`).map((name) => `docs/decisions/${name}`)]
  const missing = pages.flatMap((page) => {
    const source = text(page)
    const beside = page.slice(0, page.lastIndexOf('/') + 1)
    const links = [...all(source, /\]\((?!https?:|#)([^)\s#]+)/g), ...all(source, /<img src="([^"]+)"/g)].map(
      (link) => beside + link,
    )
    const files = all(source, /`((?:\.ci|src|tests|docs|bench|scripts|migrations)\/[\w./-]+)`/g)
    return [...links, ...files].filter((path) => !fs.existsSync(root + path)).map((path) => `${page}: ${path}`)
  })
  expect(missing).toEqual([])
})

test('every npm script the README names is there, and it names every one', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  const named = all(readme, /npm (?:run )?(start|test(?!:)|(?<=run )[\w:]+)/g)
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

test("every operator's command the README names is one, and it names every one", async () => {
  const { stdout } = await node('dist/server/nolo.js', '--help')
  const commands = all(stdout.slice(stdout.search(/commands:/i)), /^ {2}([a-z][\w-]*)/gm).filter((name) => name !== 'help')
  expect(commands).toContain('grant-role')
  const named = all(readme, /npm run nolo -- ([a-z][\w-]*)/g)
  expect([...new Set(named)].sort()).toEqual(commands.sort())
})

test('the example in the README is the one that is type-checked, and it runs', async () => {
  expect(readme).toContain(`\`\`\`ts\n${text('docs/examples/client.ts')}\`\`\`\n`)
  const server = await startServer({ demo: true })
  onTestFinished(async () => void (await server.stop()))
  const { stdout } = await node('--import', 'tsx', 'docs/examples/client.ts', server.url)
  expect(stdout.trim().split('\n')).toContain('0% Read before bed')
}, 60_000)
