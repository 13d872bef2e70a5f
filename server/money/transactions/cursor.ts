import { Refusal } from '@lya/core/refusal.ts'

/** The place of a transaction in the list; everything older comes after it. */
export interface TransactionKey {
  date: string
  /** With microseconds: two transactions of one millisecond are still two places. */
  createdAt: string
  id: string
}

const keyPattern =
  /^(\d{4}-\d{2}-\d{2})\|(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)\|([0-9a-f-]{36})$/

export function writeCursor(key: TransactionKey): string {
  return Buffer.from(`${key.date}|${key.createdAt}|${key.id}`).toString('base64url')
}

/** @throws Refusal `transactions.cursor-invalid` on anything that `writeCursor` did not write. */
export function readCursor(cursor: string): TransactionKey {
  const match = keyPattern.exec(Buffer.from(cursor, 'base64url').toString('utf8'))
  const [, date = '', createdAt = '', id = ''] = match ?? []
  if (!match || !isPlace({ date, createdAt, id })) {
    throw new Refusal('invalid', 'transactions.cursor-invalid')
  }
  return { date, createdAt, id }
}

function isPlace(key: TransactionKey): boolean {
  try {
    Temporal.PlainDate.from(key.date)
    Temporal.Instant.from(key.createdAt)
  } catch {
    return false
  }
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key.id)
}
