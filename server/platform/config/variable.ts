import { z } from 'zod'

/** What is known of a variable besides its schema. */
export interface Variable {
  /** For `.env.example`; whole sentences. */
  about: string
  /** Null: unset means that the feature is off. */
  default: string | null
  /** Its value is never shown, not even when it is wrong. */
  isSecret: boolean
}

/** Every variable's schema, with what is known of it. */
export const known = z.registry<Variable>()

/** A variable that always has a value. */
export function set<T extends z.ZodType<unknown, string>>(
  about: string,
  fallback: string,
  schema: T,
) {
  const field = z.string().default(fallback).pipe(schema)
  known.add(field, { about, default: fallback, isSecret: false })
  return field
}

/** A variable that may be left out. */
export function optional<T extends z.ZodType<unknown, string>>(
  about: string,
  schema: T,
  { isSecret = false }: { isSecret?: boolean } = {},
) {
  const field = schema.optional().transform((value) => value ?? null)
  known.add(field, { about, default: null, isSecret })
  return field
}

/** One that must never be told. */
export function secret<T extends z.ZodType<unknown, string>>(about: string, schema: T) {
  return optional(about, schema, { isSecret: true })
}
