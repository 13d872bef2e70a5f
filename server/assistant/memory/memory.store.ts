import type { TransactionType } from '@lya/contract/fields.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Remembers that these words mean this category for this person; the latest choice wins. */
export async function rememberChoice(
  tx: Tx,
  userId: string,
  choice: { terms: readonly string[]; type: TransactionType; categoryId: string },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO aprendizados AS a (user_id, termo, tipo, categoria_id)
      SELECT $1, termo, $3, $4 FROM unnest($2::text[]) AS termo ORDER BY termo
      ON CONFLICT (user_id, termo, tipo) DO UPDATE SET
        categoria_id = excluded.categoria_id,
        vezes = CASE WHEN a.categoria_id = excluded.categoria_id THEN a.vezes + 1 ELSE 1 END,
        updated_at = now()`,
    values: [userId, choice.terms, choice.type, choice.categoryId],
  })
}

/** Forgets that these words mean this category. */
export async function dropChoice(
  tx: Tx,
  userId: string,
  choice: { terms: readonly string[]; type: TransactionType; categoryId: string },
): Promise<void> {
  await tx.query({
    text: `DELETE FROM aprendizados
      WHERE user_id = $1 AND termo = ANY ($2::text[]) AND tipo = $3 AND categoria_id = $4`,
    values: [userId, choice.terms, choice.type, choice.categoryId],
  })
}

/** Writes one habit as given: what a person says of their own memory outranks what it learned. */
export async function saveHabit(
  tx: Tx,
  userId: string,
  habit: { term: string; type: TransactionType; categoryId: string; times: number },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO aprendizados (user_id, termo, tipo, categoria_id, vezes)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (user_id, termo, tipo) DO UPDATE SET
        categoria_id = excluded.categoria_id, vezes = excluded.vezes, updated_at = now()`,
    values: [userId, habit.term, habit.type, habit.categoryId, habit.times],
  })
}

/** Forgets one habit, or all of them; tells how many there were. */
export async function deleteHabits(
  tx: Tx,
  userId: string,
  habit: { term: string; type: TransactionType } | null,
): Promise<number> {
  const { rowCount } = await tx.query({
    text: `DELETE FROM aprendizados
      WHERE user_id = $1 AND ($2::text IS NULL OR (termo = $2 AND tipo = $3))`,
    values: [userId, habit?.term ?? null, habit?.type ?? null],
  })
  return rowCount ?? 0
}
