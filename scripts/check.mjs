import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { checkNode, giveUp } from './lib/prepare.mjs'
import { atRoot } from './lib/tree.mjs'

checkNode()
if (!existsSync(atRoot('node_modules/vite'))) giveUp('The packages are not installed yet: run `npm ci` first.')

const checks = {
  'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'],
  types: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
  'import rules': ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', 'tests/import-rules.test.ts'],
}

/** One check to its end, its words kept together. */
const run = ([name, [program, ...args]]) =>
  new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(process.execPath, [atRoot(program), ...args], { cwd: atRoot('.') })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        said += piece
      })
    }
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(said.trimEnd())
      resolve(code === 0)
    })
  })

const results = await Promise.all(Object.entries(checks).map(run))
process.exit(results.every(Boolean) ? 0 : 1)
