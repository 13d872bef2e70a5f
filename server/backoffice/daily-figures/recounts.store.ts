import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** A number of a day that was kept as another than it is. */
export interface Difference {
  day: string
  number: string
  before: number
  after: number
}

/** Keeps what a night's recount found. */
export async function addRecount(
  tx: Tx,
  recount: { at: Temporal.Instant; days: number; differences: readonly Difference[] },
): Promise<void> {
  await tx.query({
    text: 'INSERT INTO recontagens (id, feita_em, dias, diferencas) VALUES ($1, $2, $3, $4)',
    values: [newId(), recount.at.toString(), recount.days, JSON.stringify(recount.differences)],
  })
}
