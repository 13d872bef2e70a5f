import type { Tx } from '#platform/db/transaction.ts'

/**
 * Runs `work` so that its failure takes back only what `work` itself did; the transaction goes on.
 * Calls must not overlap: a connection has one innermost savepoint.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.query({ text: 'SAVEPOINT trecho' })
  try {
    const result = await work()
    await tx.query({ text: 'RELEASE SAVEPOINT trecho' })
    return result
  } catch (error) {
    await tx.query({ text: 'ROLLBACK TO SAVEPOINT trecho' })
    throw error
  }
}
