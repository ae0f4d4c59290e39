import { runInPlace } from './lib/forward.mjs'
import { prepare } from './lib/prepare.mjs'

// The operator's commands: `npm run nolo -- grant-role anna@example.com admin`.
prepare()
runInPlace(['dist/server/nolo.js', ...process.argv.slice(2)])
