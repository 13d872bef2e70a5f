import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import type { PersonalFields } from './personal-step.model.ts'

const key = 'lya-sign-up'

const noFields: PersonalFields = { name: '', email: '', phone: '' }

/** What was filled in before a reload or a way back, in this tab alone; never the password. */
export function readDraft(): PersonalFields {
  const kept = readJson('session', key)
  if (typeof kept !== 'object' || kept === null) return noFields
  const textOf = (field: keyof PersonalFields): string => {
    const text = (kept as Partial<Record<string, unknown>>)[field]
    return typeof text === 'string' ? text : ''
  }
  return { name: textOf('name'), email: textOf('email'), phone: textOf('phone') }
}

export function keepDraft(fields: PersonalFields): void {
  writeJson('session', key, fields)
}

/** The account exists: the next person at this screen finds nothing. */
export function dropDraft(): void {
  dropJson('session', key)
}
