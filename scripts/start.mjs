import { runInPlace } from './lib/forward.mjs'
import { prepare } from './lib/prepare.mjs'

// From a fresh clone to a served Nolo: packages, build, then the server, which migrates and fills an empty database
// with demo data.
prepare()
runInPlace(['dist/server/main.js', '--demo', ...process.argv.slice(2)])
