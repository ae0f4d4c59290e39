import type { AnyRouter } from '@trpc/server'
import * as z from 'zod'
import type { JsonSchema, PanelProcedure } from '#shared/panel'
import type { ProcedureMeta } from './core/trpc'
import { sentencesOf } from './schema-sentences'

type Procedure = {
  _def: { type: PanelProcedure['kind']; meta?: ProcedureMeta; inputs: z.ZodType[]; output?: z.ZodType }
}

const nothing = (schema: z.ZodType | undefined) => !schema || schema instanceof z.ZodVoid

function jsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): JsonSchema | null {
  if (!schema || nothing(schema)) return null
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' })
  return rest
}

/** `goals.changeStatus` says "Change status" where nobody wrote more. */
function fromName(path: string): string {
  const words = (path.split('.').at(-1) ?? path).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names an input uses for something that has to be there already. */
const REFERENCE = /^(id|before|.+Id)$/

function errorsOf({ meta, inputs, type }: Procedure['_def'], input: JsonSchema | null): PanelProcedure['errors'] {
  const errors: PanelProcedure['errors'] = []
  const access = meta?.access ?? 'anyone'
  if (input) errors.push({ code: 'BAD_REQUEST', sentences: [...new Set(inputs.flatMap((schema) => [...sentencesOf(schema)]))] })
  if (access !== 'anyone') errors.push({ code: 'UNAUTHORIZED', sentences: ['Unauthorized'] })
  if (access !== 'anyone' && access !== 'signed in')
    errors.push({ code: 'FORBIDDEN', sentences: [`For people in the role ${access}.`] })
  if (Object.keys((input?.properties as object | undefined) ?? {}).some((name) => REFERENCE.test(name)))
    errors.push({ code: 'NOT_FOUND', sentences: ['What the id names is not there, or not yours.'] })
  if (type === 'mutation' && access !== 'anyone' && meta?.once !== false)
    errors.push({ code: 'CONFLICT', sentences: ['That Idempotency-Key was used for another request.'] })
  if (access !== 'anyone')
    errors.push({ code: 'TOO_MANY_REQUESTS', sentences: ['That was a lot at once. Please try again in a moment.'] })
  return errors
}

/** Every procedure of the API, as its own contracts describe it. */
export const describeProcedures = (router: AnyRouter): PanelProcedure[] =>
  Object.entries<Procedure>(router._def.procedures)
    .map(([path, { _def }]) => {
      const input = jsonSchema(_def.inputs[0], 'input')
      const label = _def.meta?.openapi
      return {
        path,
        kind: _def.type,
        access: _def.meta?.access ?? 'anyone',
        summary: label?.summary ?? fromName(path),
        rest: label ? { method: label.method ?? 'GET', path: label.path ?? '' } : null,
        input,
        output: jsonSchema(_def.output, 'output'),
        errors: errorsOf(_def, input),
      }
    })
    .sort((one, other) => one.path.localeCompare(other.path))
