import fs from 'node:fs'
import path from 'node:path'

/** What a page needs to start a script of ours. */
export type Entry = { script: string; styles: string[]; preloads: string[] }

/** Where the built client's files are found in the browser. */
export type Assets = {
  /** The folder they are served from; null when something else serves them. */
  folder: string | null
  app: Entry
  panel: Entry
  apiDocs: Entry
  landingScript: string | null
  /** Markup that the development server wants in front of the app's script. */
  preamble: string
}

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** Reads the client build's manifest; throws a sentence when there is no build. */
export function builtAssets(clientFolder: string): Assets {
  const file = path.join(clientFolder, '.vite', 'manifest.json')
  if (!fs.existsSync(file)) throw new Error('The client is not built. Run `npm run build` first.')
  const manifest: Record<string, Chunk> = JSON.parse(fs.readFileSync(file, 'utf8'))
  const landing = manifest['src/client/landing.ts']
  return {
    folder: clientFolder,
    app: entryOf(manifest, 'src/client/main.tsx'),
    panel: entryOf(manifest, 'src/client/panel/main.tsx'),
    apiDocs: entryOf(manifest, 'src/client/api-docs/main.ts'),
    landingScript: landing ? `/${landing.file}` : null,
    preamble: '',
  }
}

function entryOf(manifest: Record<string, Chunk>, name: string): Entry {
  const entry = manifest[name]
  if (!entry) throw new Error(`The client build lacks ${name}. Run \`npm run build\` again.`)
  const needed = new Set<string>()
  const visit = (key: string) => {
    if (needed.has(key)) return
    needed.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of entry.imports ?? []) visit(key)
  const chunks = [...needed].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  return {
    script: `/${entry.file}`,
    styles: [...new Set([entry, ...chunks].flatMap((chunk) => chunk.css ?? []))].map((css) => `/${css}`),
    preloads: chunks.map((chunk) => `/${chunk.file}`),
  }
}
