import type { Tx } from '#platform/db/transaction.ts'

/** Takes all budgets of a category away, ended ones too. @returns the rows, to be put back. */
export async function moveBudgetsOut(
  tx: Tx,
  userId: string,
  categoryId: string,
): Promise<unknown[]> {
  const { rows } = await tx.query<{ linha: unknown }>({
    name: 'budgets-move-out',
    text: `DELETE FROM planejamento_gastos b WHERE user_id = $1 AND categoria_id = $2
      RETURNING to_jsonb(b) || jsonb_build_object('valor_planejado', b.valor_planejado::text)
        AS linha`,
    values: [userId, categoryId],
  })
  return rows.map((row) => row.linha)
}

/** Puts budgets of a category back that has come back itself. @param rows Of `moveBudgetsOut`. */
export async function moveBudgetsBack(
  tx: Tx,
  userId: string,
  rows: readonly unknown[],
): Promise<void> {
  await tx.query({
    name: 'budgets-move-back',
    text: `INSERT INTO planejamento_gastos
      SELECT r.* FROM jsonb_populate_recordset(null::planejamento_gastos, $2::jsonb) AS r
      WHERE r.user_id = $1 ON CONFLICT DO NOTHING`,
    values: [userId, JSON.stringify(rows)],
  })
}
