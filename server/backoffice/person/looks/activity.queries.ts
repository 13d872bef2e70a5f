import type { PersonDay } from '@lya/contract/backoffice/person/parts.ts'
import type { Tx } from '#platform/db/transaction.ts'

type Kind = 'transactions' | 'categories' | 'goals' | 'budgets' | 'recurring'

/** What was made on each day of the person's own, as that person. */
export async function countDays(
  tx: Tx,
  asked: { userId: string; from: Temporal.Instant; until: Temporal.Instant; timeZone: string },
): Promise<{ day: string; kind: Kind; made: number }[]> {
  const of = (kind: Kind, table: string): string =>
    `SELECT '${kind}' AS kind, created_at FROM ${table}
      WHERE user_id = $1 AND created_at >= $2 AND created_at < $3`
  const { rows } = await tx.query<{ day: string; kind: Kind; made: number }>({
    text: `SELECT (created_at AT TIME ZONE $4)::date::text AS day, kind, count(*)::int AS made
             FROM (${of('transactions', 'transacoes')}
                   UNION ALL ${of('categories', 'categorias')}
                   UNION ALL ${of('goals', 'metas_financeiras')}
                   UNION ALL ${of('budgets', 'planejamento_gastos')}
                   UNION ALL ${of('recurring', 'pagamentos_recorrentes')}) AS feito
            GROUP BY 1, 2`,
    values: [asked.userId, asked.from.toString(), asked.until.toString(), asked.timeZone],
  })
  return rows
}

/** Messages to Lya since then, as their person. */
export async function countMessages(
  tx: Tx,
  asked: { userId: string; from: Temporal.Instant },
): Promise<number> {
  const { rows } = await tx.query<{ messages: number }>({
    text: `SELECT count(*)::int AS messages FROM mensagens
            WHERE user_id = $1 AND created_at >= $2 AND apagada_em IS NULL`,
    values: [asked.userId, asked.from.toString()],
  })
  return rows[0]?.messages ?? 0
}

export type DayCounts = Pick<PersonDay, Kind | 'uploads'>
export const noCounts: DayCounts = {
  ...{ transactions: 0, categories: 0, goals: 0, budgets: 0, uploads: 0, recurring: 0 },
}
