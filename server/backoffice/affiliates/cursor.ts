import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'
import type { AffiliateKey, AffiliateOrder } from '#backoffice/affiliates/affiliates.queries.ts'

const key = z.tuple([
  z.enum(['approved', 'pending', 'paid']),
  z.enum(['asc', 'desc']),
  z.string().regex(/^-?\d{1,14}\.\d\d$/),
  z.guid(),
])

/** An opaque text that is handed back to get the next page in the same order. */
export function writeAffiliateCursor({ sort, direction }: AffiliateOrder, last: AffiliateKey) {
  return Buffer.from(JSON.stringify([sort, direction, last.value, last.id])).toString('base64url')
}

/** @throws Refusal `affiliates.cursor-invalid` on what was not written for this order. */
export function readAffiliateCursor(order: AffiliateOrder, cursor: string): AffiliateKey {
  const [sort, direction, value = '', id = ''] = read(cursor) ?? []
  if (sort !== order.sort || direction !== order.direction) {
    throw new Refusal('invalid', 'affiliates.cursor-invalid')
  }
  return { value, id }
}

function read(cursor: string): z.infer<typeof key> | undefined {
  try {
    return key.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
