import type { User } from './auth'

export type JsonSchema = Record<string, unknown>

/** All a developer needs to know to call a procedure. */
export type PanelProcedure = {
  path: string
  kind: 'query' | 'mutation' | 'subscription'
  /** Who may call it: `anyone`, `signed in`, or a role. */
  access: string
  summary: string
  rest: { method: string; path: string } | null
  /** JSON Schema draft 7 of what is sent; null where nothing is. */
  input: JsonSchema | null
  output: JsonSchema | null
  /** What it may answer instead, and in which words. */
  errors: { code: string; sentences: string[] }[]
}

/** What /dev/panel opens with. */
export type PanelData = { person: Pick<User, 'firstName' | 'email' | 'role'> | null; procedures: PanelProcedure[] }
