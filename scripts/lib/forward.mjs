import { spawn } from 'node:child_process'
import { atRoot } from './tree.mjs'

/** Runs a node program in our place: its output, our signals, its exit code. */
export function runInPlace(args) {
  const child = spawn(process.execPath, ['--import', new URL('env.mjs', import.meta.url).href, ...args], {
    stdio: 'inherit',
    cwd: atRoot('.'),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group already; twice would cut a graceful stop short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
