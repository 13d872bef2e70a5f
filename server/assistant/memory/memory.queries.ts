import type { LearnedChoice } from '@lya/assistant'
import type { Habit } from '@lya/contract/assistant/memory.ts'
import type { Tx } from '#platform/db/transaction.ts'

type HabitRow = Omit<Habit, 'learnedAt'> & { learned: Date }

/** What Lya learned from this person, newest first. */
export async function listHabits(tx: Tx, userId: string): Promise<Habit[]> {
  const { rows } = await tx.query<HabitRow>({
    text: `SELECT a.termo AS term, a.tipo AS type, a.vezes AS times, a.updated_at AS learned,
        json_build_object('id', c.id, 'name', c.nome, 'icon', c.icone) AS category
      FROM aprendizados a
      JOIN categorias c ON c.user_id = a.user_id AND c.id = a.categoria_id
      WHERE a.user_id = $1
      ORDER BY a.updated_at DESC, a.termo, a.tipo`,
    values: [userId],
  })
  return rows.map(({ learned, ...habit }) => ({ ...habit, learnedAt: learned.toISOString() }))
}

/** What this person taught about these words. */
export async function findChoices(
  tx: Tx,
  userId: string,
  terms: readonly string[],
): Promise<LearnedChoice[]> {
  const { rows } = await tx.query<LearnedChoice>({
    text: `SELECT termo AS term, tipo AS type, categoria_id AS "categoryId"
      FROM aprendizados WHERE user_id = $1 AND termo = ANY ($2::text[])`,
    values: [userId, terms],
  })
  return rows
}
