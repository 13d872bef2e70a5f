import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'

export const pageSize = 30

/** The last task of a page. */
export interface TaskKey {
  /** 1 is the most urgent. */
  order: number
  createdAt: string
  id: string
}

const key = z.tuple([z.int().min(1).max(3), z.iso.datetime(), z.uuid()])

/** An opaque text that a client hands back to get the next page. */
export function writeTaskCursor({ order, createdAt, id }: TaskKey): string {
  return Buffer.from(JSON.stringify([order, createdAt, id])).toString('base64url')
}

/** @throws Refusal `crm.cursor-invalid` for anything that `writeTaskCursor` did not write. */
export function readTaskCursor(cursor: string): TaskKey {
  try {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [order, createdAt, id] = key.parse(JSON.parse(text))
    return { order, createdAt, id }
  } catch {
    throw new Refusal('invalid', 'crm.cursor-invalid')
  }
}
