import { Refusal } from '@lya/core/refusal.ts'
import * as z from 'zod'
import type { PaymentKey, PaymentOrder } from '#backoffice/payments/payments-list.queries.ts'

const forms: Record<PaymentOrder['sort'], RegExp> = {
  created: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
  amount: /^\d{1,12}\.\d\d$/,
}
const key = z.tuple([z.enum(['created', 'amount']), z.enum(['asc', 'desc']), z.string(), z.guid()])

/** An opaque text that is handed back to get the next page in the same order. */
export function writePaymentCursor({ sort, direction }: PaymentOrder, last: PaymentKey): string {
  return Buffer.from(JSON.stringify([sort, direction, last.value, last.id])).toString('base64url')
}

/** @throws Refusal `payments.cursor-invalid` on what was not written for this order. */
export function readPaymentCursor({ sort, direction }: PaymentOrder, cursor: string): PaymentKey {
  const [ofSort, ofDirection, value = '', id = ''] = read(cursor) ?? []
  const isOurs = ofSort === sort && ofDirection === direction && forms[sort].test(value)
  if (!isOurs) throw new Refusal('invalid', 'payments.cursor-invalid')
  return { value, id }
}

function read(cursor: string): z.infer<typeof key> | undefined {
  try {
    return key.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data
  } catch {
    return undefined
  }
}
