import { contract } from '@lya/contract'
import type { Access } from '@lya/contract/access.ts'
import * as z from 'zod'

/** A procedure as the outside sees it. */
export interface Procedure {
  name: string
  access: Access
  method: string
  path: string
  /** JSON schema of its input, `{}` without one. */
  input: JsonSchema
}

export interface JsonSchema {
  type?: string
  pattern?: string
  format?: string
  enum?: unknown[]
  minimum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
}

/** Every procedure of the contract: what is added there is here the same day. */
export function listProcedures(): Procedure[] {
  const found: Procedure[] = []
  walk(contract, [])
  return found

  function walk(node: unknown, path: string[]): void {
    if (typeof node !== 'object' || node === null) return
    if ('~orpc' in node) {
      const definition = node['~orpc'] as {
        route: { method?: string; path?: string }
        inputSchema?: z.ZodType
        meta: { access: Access }
      }
      found.push({
        name: path.join('.'),
        access: definition.meta.access,
        method: definition.route.method ?? 'POST',
        path: definition.route.path ?? '/',
        input: definition.inputSchema
          ? (z.toJSONSchema(definition.inputSchema, {
              io: 'input',
              unrepresentable: 'any',
            }) as JsonSchema)
          : {},
      })
      return
    }
    for (const [key, child] of Object.entries(node)) walk(child, [...path, key])
  }
}

/** Those of the back-office, which has a matrix of its own. */
export function isOperated({ access }: Procedure): boolean {
  return typeof access === 'object'
}

/** Names of the fields that hold an id. */
export function idFields(procedure: Procedure): string[] {
  return Object.keys(procedure.input.properties ?? {}).filter(
    (name) => isId(name) || name === 'ids',
  )
}

/** Whether a field holds an id of something of the person's. */
function isId(name: string): boolean {
  return /(^id|Id|^moveTo)$/.test(name)
}

/**
 * An input that passes the schema, with these ids in its id fields and every optional field
 * given as well, so that nothing stays untried.
 */
export function exampleInput(procedure: Procedure, id: string): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(procedure.input.properties ?? {})) {
    if (name === 'cursor') continue
    if (name === 'ids') input[name] = [id]
    else input[name] = isId(name) ? id : exampleValue(name, schema)
  }
  return input
}

function exampleValue(name: string, schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? []
  if (first) return exampleValue(name, first)
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'date') return '2026-03-10'
  if (name === 'month') return '2026-03'
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [exampleValue(name, schema.items ?? {})]
  if (schema.type === 'object') return exampleObject(schema)
  if (name === 'icon') return ''
  if (name === 'color') return '#0f766e'
  return name === 'search' ? 'segredo' : 'exemplo'
}

function exampleObject(schema: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {})
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleValue(name, field)]))
}

/** Method, address and body of a call with this input. */
export function requestOf(
  procedure: Procedure,
  input: Record<string, unknown>,
): { method: string; path: string; body: string | undefined } {
  const rest = { ...input }
  const path = procedure.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  if (procedure.method !== 'GET') {
    return { method: procedure.method, path: `/api${path}`, body: JSON.stringify(rest) }
  }
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  )
  return { method: 'GET', path: `/api${path}?${query}`, body: undefined }
}
