import type { TransactionType } from '@lya/contract/fields.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Remembers that these words mean this category for this person; the latest choice wins, and what
 * it replaced is kept for the case that it is taken back.
 */
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
        categoria_anterior = CASE WHEN a.categoria_id = excluded.categoria_id
          THEN a.categoria_anterior ELSE a.categoria_id END,
        vezes_anterior = CASE WHEN a.categoria_id = excluded.categoria_id
          THEN a.vezes_anterior ELSE a.vezes END,
        updated_at = now()`,
    values: [userId, choice.terms, choice.type, choice.categoryId],
  })
}

/**
 * Takes back that these words were put under this category once: what had been learned before
 * counts again, be it another category or the same, confirmed once less.
 */
export async function dropChoice(
  tx: Tx,
  userId: string,
  choice: { terms: readonly string[]; type: TransactionType; categoryId: string },
): Promise<void> {
  await tx.query({
    text: `WITH alvo AS (
        SELECT termo, vezes, categoria_anterior FROM aprendizados
        WHERE user_id = $1 AND termo = ANY ($2::text[]) AND tipo = $3 AND categoria_id = $4
        ORDER BY termo FOR UPDATE
      ), de_volta AS (
        UPDATE aprendizados AS a SET
          categoria_id = CASE WHEN a.vezes > 1 THEN a.categoria_id ELSE a.categoria_anterior END,
          vezes = CASE WHEN a.vezes > 1 THEN a.vezes - 1 ELSE a.vezes_anterior END,
          categoria_anterior = CASE WHEN a.vezes > 1 THEN a.categoria_anterior END,
          vezes_anterior = CASE WHEN a.vezes > 1 THEN a.vezes_anterior ELSE 1 END
        FROM alvo WHERE a.user_id = $1 AND a.tipo = $3 AND a.termo = alvo.termo
          AND (alvo.vezes > 1 OR alvo.categoria_anterior IS NOT NULL)
      )
      DELETE FROM aprendizados AS a USING alvo
      WHERE a.user_id = $1 AND a.tipo = $3 AND a.termo = alvo.termo
        AND alvo.vezes = 1 AND alvo.categoria_anterior IS NULL`,
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
        categoria_id = excluded.categoria_id, vezes = excluded.vezes, categoria_anterior = NULL,
        vezes_anterior = 1, updated_at = now()`,
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
