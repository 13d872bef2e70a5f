import { type KeptNumber, storedNumbers } from '#backoffice/daily-figures/day-number.ts'
import type { Tx } from '#platform/db/transaction.ts'

export type DayValues = Partial<Record<KeptNumber, number>>

/** So many may add to one number of a day at once without waiting for each other. */
const sliceCount = 16

/** The slice of whoever this id is of: the last digits of ours are chance. */
function sliceOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % sliceCount
}

/**
 * Adds to a day as the system, in the transaction of the fact; nobody waits for it.
 *
 * @param subjectId Whoever the fact is about; it only spreads the writers.
 */
export function addToDay(
  tx: Tx,
  added: { day: string; subjectId: string; values: DayValues },
): void {
  const rows = rowsOf(added.values)
  if (rows.length === 0) return
  tx.send({
    name: 'daily-figures-add',
    text: `INSERT INTO numeros_diarios AS n (dia, numero, fatia, valor)
           SELECT $1, numero, $2, valor FROM unnest($3::text[], $4::bigint[]) AS novos (numero, valor)
           ORDER BY numero
           ON CONFLICT (dia, numero, fatia) DO UPDATE SET valor = n.valor + excluded.valor`,
    values: [
      added.day,
      sliceOf(added.subjectId),
      rows.map(([number]) => number),
      rows.map(([, value]) => value),
    ],
  })
}

/** Says what numbers of a day are, whatever was kept of them, as the system. */
export async function setDay(tx: Tx, day: string, values: DayValues): Promise<void> {
  const rows = rowsOf(values)
  const names = rows.map(([number]) => number)
  tx.send({
    text: 'DELETE FROM numeros_diarios WHERE dia = $1 AND numero = ANY ($2) AND fatia <> 0',
    values: [day, names],
  })
  await tx.query({
    text: `INSERT INTO numeros_diarios (dia, numero, fatia, valor)
           SELECT $1, numero, 0, valor FROM unnest($2::text[], $3::bigint[]) AS novos (numero, valor)
           ON CONFLICT (dia, numero, fatia) DO UPDATE SET valor = excluded.valor`,
    values: [day, names, rows.map(([, value]) => value)],
  })
}

/** In one order, so that no two transactions wait for each other. */
function rowsOf(values: DayValues): [string, number][] {
  return Object.entries(values)
    .map(([number, value]): [string, number] => [storedNumbers[number as KeptNumber], value])
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
