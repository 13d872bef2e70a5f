import type { Tx } from '#platform/db/transaction.ts'

/** Moves all payments of one category to another, or to none. @returns the ids of those. */
export async function moveRecurringCategory(
  tx: Tx,
  userId: string,
  move: { from: string; to: string | null },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'recurring-move-category',
    text: `UPDATE pagamentos_recorrentes SET categoria_id = $3, versao = versao + 1
      WHERE user_id = $1 AND categoria_id = $2 RETURNING id`,
    values: [userId, move.from, move.to],
  })
  return rows.map((row) => row.id)
}

/** Moves these back, but those that have been put elsewhere since. */
export async function moveRecurringBack(
  tx: Tx,
  userId: string,
  move: { ids: readonly string[]; from: string; to: string | null },
): Promise<void> {
  await tx.query({
    name: 'recurring-move-back',
    text: `UPDATE pagamentos_recorrentes SET categoria_id = $3, versao = versao + 1
      WHERE user_id = $1 AND id = ANY ($2::uuid[]) AND categoria_id IS NOT DISTINCT FROM $4::uuid`,
    values: [userId, move.ids, move.from, move.to],
  })
}
