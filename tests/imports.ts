import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** One import as it stands in a file. `to` is a path under src without extension, or a package's name. */
export type Import = { to: string; inside: boolean; typeOnly: boolean; lazy: boolean }
export type SourceFile = { name: string; imports: Import[]; readsEnvironment: boolean }

type Node = { type: string; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const textIn = (value: unknown) => (isNode(value) && value.type === 'Literal' ? String(value.value) : null)

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child)
  }
}

/** Types vanish: `import type`, or a list in which every name is marked as one. */
function onlyTypes(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = (node.specifiers ?? []) as Node[]
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type')
}

function importIn(node: Node): { text: string | null; typeOnly: boolean; lazy: boolean } | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return { text: textIn(node.source), typeOnly: onlyTypes(node), lazy: false }
    case 'ExportNamedDeclaration':
      return node.source ? { text: textIn(node.source), typeOnly: onlyTypes(node), lazy: false } : null
    case 'ImportExpression':
      return { text: textIn(node.source), typeOnly: false, lazy: true }
    case 'TSImportType':
      return { text: textIn(node.source ?? node.argument), typeOnly: true, lazy: false }
    case 'TSExternalModuleReference':
      return { text: textIn(node.expression), typeOnly: false, lazy: false }
    case 'CallExpression': {
      const callee = node.callee as Node
      if (callee.type !== 'Identifier' || callee.name !== 'require') return null
      return { text: textIn((node.arguments as Node[])[0]), typeOnly: false, lazy: true }
    }
    default:
      return null
  }
}

/** `process.env`, `process['env']`, and `env` taken out of process. */
function readsEnvironment(node: Node): boolean {
  if (node.type === 'MemberExpression') {
    const property = node.property as Node
    return (node.object as Node).name === 'process' && (property.name === 'env' || property.value === 'env')
  }
  if (node.type !== 'VariableDeclarator' || (node.init as Node | null)?.name !== 'process') return false
  return [...walk(node.id as Node)].some((part) => part.type === 'Property' && (part.key as Node).name === 'env')
}

function resolve(from: string, text: string): { to: string; inside: boolean } {
  const bare = text.replace(/\?.*$/, '').replace(/\.(tsx?|jsx?)$/, '')
  if (bare.startsWith('#')) return { to: path.posix.normalize(bare.slice(1)), inside: true }
  if (bare.startsWith('.')) return { to: path.posix.join(path.posix.dirname(from), bare), inside: true }
  return { to: bare, inside: false }
}

/** What one file imports and whether it reads the environment; a computed import shows as `(computed)`. */
export function readSource(name: string, code: string): SourceFile {
  const from = name.replace(/\.tsx?$/, '')
  const parsed = parseSync(name, code)
  if (parsed.errors.length > 0) throw new Error(`${name}: ${parsed.errors[0]?.message}`)
  const nodes = [...walk(parsed.program as unknown as Node)]
  const imports = nodes.flatMap((node) => {
    const found = importIn(node)
    if (!found) return []
    const { to, inside } = found.text === null ? { to: '(computed)', inside: false } : resolve(from, found.text)
    return [{ to, inside, typeOnly: found.typeOnly, lazy: found.lazy }]
  })
  return { name: from, imports, readsEnvironment: nodes.some(readsEnvironment) }
}

/** Every source file under a folder, tests apart. */
export function readSources(root: string): SourceFile[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => readSource(file, fs.readFileSync(path.join(root, file), 'utf8')))
}
