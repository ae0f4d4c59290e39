import { config } from 'zod'

// Zod's compiler would ask the content policy for eval. Imported before any schema is made.
config({ jitless: true })
