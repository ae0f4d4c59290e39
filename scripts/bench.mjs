import { existsSync } from 'node:fs'
import { runInPlace } from './lib/forward.mjs'
import { giveUp, prepare } from './lib/prepare.mjs'
import { atRoot } from './lib/tree.mjs'

// Measures the built server beside its yardsticks: `npm run bench`, or `npm run bench -- --quick` in under a minute.
prepare()
if (!existsSync('/proc/self/schedstat')) giveUp('The bench reads CPU times from /proc and so needs Linux.')
process.env.NODE_ENV = ''
runInPlace(['--import', 'tsx', atRoot('bench/main.ts'), ...process.argv.slice(2)])
