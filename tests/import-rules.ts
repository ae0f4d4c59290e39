import type { Import, SourceFile } from './imports'

// Read a line as: files matching the left may import what matches the right. `$1` is the left's first group.
const allowed: [RegExp, string[]][] = [
  [/^shared\//, ['^shared/']],
  [/^server\/core\//, ['^server/core/', '^shared/']],
  [/^server\/providers\//, ['^server/(core|providers)/', '^shared/']],
  [
    /^server\/features\/([\w-]+)\//,
    ['^server/features/$1/', '^server/features/[\\w-]+/(service|tables)$', '^server/(core|providers)/', '^shared/'],
  ],
  // The wire on which the server renders pages from the client's components and their styles.
  [/^server\/pages$/, ['^client/features/(landing|sign-in|not-found|public)/', '^client/public\\.css$', '^server/', '^shared/']],
  [/^server\//, ['^server/', '^shared/']],
  [/^client\/(ui|lib)\//, ['^client/(ui|lib)/', '^shared/']],
  [/^client\/features\/([\w-]+)\//, ['^client/features/$1/', '^client/(ui|lib)/', '^shared/']],
  [/^client\/panel\//, ['^client/panel/', '^client/(ui|lib)/', '^client/base\\.css$', '^shared/']],
  [/^client\//, ['^client/', '^shared/']],
]

/** Wires for types alone: the client knows the API's shape, and what every operation gets names the providers' ports. */
const typeWires: [RegExp, RegExp][] = [
  [/^client\/lib\/trpc$/, /^server\/router$/],
  [/^server\/core\/deps$/, /^server\/providers\/([\w-]+)\/\1$/],
]

/** Packages with one home; the files matching the right are the only ones that may import them. */
const homes: [RegExp, RegExp][] = [
  [/^drizzle-orm\/.*/, /^server\/core\/(columns|store|migrate)[\w-]*$/],
  [/^(pg|better-sqlite3|@electric-sql\/pglite)(\/|$)/, /^server\/(core|testing)\//],
  [/^openai(\/|$)/, /^server\/providers\/ai\/openai$/],
  [/^nodemailer(\/|$)/, /^server\/providers\/mail\/smtp$/],
]

const sharedPackages = /^(zod|temporal-polyfill)(\/|$)/

function refused(from: string, { to, inside, typeOnly }: Import): boolean {
  if (to === '(computed)') return true
  if (!inside) {
    if (from.startsWith('shared/') && !sharedPackages.test(to)) return true
    if (from.startsWith('client/') && to.startsWith('node:')) return true
    return homes.some(([name, home]) => name.test(to) && !home.test(from))
  }
  if (typeOnly && typeWires.some(([left, right]) => left.test(from) && right.test(to))) return false
  const rule = allowed.find(([left]) => left.test(from))
  const own = (rule && from.match(rule[0])?.[1]) ?? ''
  return !rule?.[1].some((target) => new RegExp(target.replace('$1', own)).test(to))
}

/** Every import that points where it must not, and every reading of the environment outside the settings. */
export function violations(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...file.imports.filter((one) => refused(file.name, one)).map((one) => `${file.name} must not import ${one.to}`),
    ...(file.readsEnvironment && file.name !== 'server/core/config' ? [`${file.name} must not read process.env`] : []),
  ])
}

/** Rings of files that need each other to load, each once, from its first name. Types and lazy imports make none. */
export function cycles(files: SourceFile[]): string[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (name: string, trail: string[]): void => {
    const at = trail.indexOf(name)
    if (at >= 0) {
      found.push([...trail.slice(at), name].join(' -> '))
      return
    }
    const file = byName.get(name)
    if (!file || done.has(name)) return
    for (const { to, inside, typeOnly, lazy } of file.imports) if (inside && !typeOnly && !lazy) visit(to, [...trail, name])
    done.add(name)
  }
  for (const name of [...byName.keys()].sort()) visit(name, [])
  return found
}
