import type { Tx } from '#platform/db/transaction.ts'

/**
 * Has whoever locks this name wait for each other until their transactions end. A statement of its
 * own, which the next one needs: only so it sees what was committed while this one waited.
 *
 * @param name With what it is about in front: `saida:<person>`.
 */
export function lockName(tx: Tx, name: string): void {
  tx.send({
    name: 'lock-name',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [name],
  })
}
