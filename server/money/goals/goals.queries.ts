import type { Goal } from '@lya/contract/money/goals.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { goalPercent, isComplete } from '@lya/core/money/goals/progress.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface ShownRow {
  id: string
  nome: string
  valor_objetivo: string
  valor_atual: string
  ativa: boolean
  data_objetivo: string | null
  versao: number
  criada: string
}

// Spec 1, section 3: a goal that has no name is called so.
const columns = `id, coalesce(nullif(btrim(nome), ''), 'Meta sem nome') AS nome,
  valor_objetivo::text AS valor_objetivo, valor_atual::text AS valor_atual, ativa,
  data_objetivo::text AS data_objetivo, versao,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS criada`

/** All goals of this person, newest first. */
export async function listGoals(tx: Tx, userId: string): Promise<Goal[]> {
  const { rows } = await tx.query<ShownRow>({
    name: 'goals-list',
    text: `SELECT ${columns} FROM metas_financeiras
      WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
    values: [userId],
  })
  return rows.map(shown)
}

/**
 * One goal of this person, or null.
 *
 * @param options.lock Holds the row until the transaction ends, for a change that hangs on it.
 */
export async function findGoal(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Goal | null> {
  const { rows } = await tx.query<ShownRow>({
    name: options.lock ? 'goals-lock' : 'goals-find',
    text: `SELECT ${columns} FROM metas_financeiras
      WHERE user_id = $1 AND id = $2 ${options.lock ? 'FOR UPDATE' : ''}`,
    values: [userId, id],
  })
  return rows[0] ? shown(rows[0]) : null
}

/** As `findGoal`. @throws Refusal `goals.missing` */
export async function getGoal(
  tx: Tx,
  userId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Goal> {
  const found = await findGoal(tx, userId, id, options)
  if (!found) throw new Refusal('missing', 'goals.missing')
  return found
}

function shown(row: ShownRow): Goal {
  const amounts = {
    targetCents: centsFromDecimal(row.valor_objetivo),
    savedCents: centsFromDecimal(row.valor_atual),
  }
  return {
    id: row.id,
    name: row.nome,
    ...amounts,
    targetDate: row.data_objetivo,
    percent: goalPercent(amounts),
    isComplete: isComplete(amounts),
    isActive: row.ativa,
    version: row.versao,
    createdAt: row.criada,
  }
}
