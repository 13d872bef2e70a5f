import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'
import type { ReferredKey } from '#commerce/referral/referral.queries.ts'

const key = z.tuple([z.string().regex(/^\d{4}-\d\d-\d\d [\d:.]+$/), z.uuid()])

/** An opaque text that a client hands back to get the next page. */
export function writeCursor(last: ReferredKey): string {
  return Buffer.from(JSON.stringify([last.createdAt, last.id])).toString('base64url')
}

/** @throws Refusal `referral.cursor-invalid` for anything that `writeCursor` did not write. */
export function readCursor(cursor: string): ReferredKey {
  try {
    const [createdAt, id] = key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { createdAt, id }
  } catch {
    throw new Refusal('invalid', 'referral.cursor-invalid')
  }
}
