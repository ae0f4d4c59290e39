type ZodGlobals = typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } }

// Zod's compiler would ask the content policy for eval. The setting waits here for zod, which is loaded only when a form is
// used; this is where zod itself keeps it.
const zod = globalThis as ZodGlobals
zod.__zod_globalConfig ??= {}
zod.__zod_globalConfig.jitless = true
