import type { Tx } from '#platform/db/transaction.ts'

/** One attempt to pay for an e-mail at a time, until the transaction ends. */
export async function emailLock(tx: Tx, email: string): Promise<void> {
  await tx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended('checkout:' || $1, 0))`,
    values: [email],
  })
}
