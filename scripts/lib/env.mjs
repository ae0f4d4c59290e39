import { existsSync } from 'node:fs'
import { atRoot } from './tree.mjs'

// Settings in .env count where the shell sets none. Loaded before anything reads them.
if (existsSync(atRoot('.env'))) process.loadEnvFile(atRoot('.env'))
