import type { PersonFinances } from '@lya/contract/backoffice/person/finances.ts'
import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What we call whoever pays for them, and their card's last digits. */
export async function findPayer(tx: Tx, userId: string): Promise<PersonFinances['payer']> {
  const { rows } = await tx.query<{ holder: string | null; document: string; card: string | null }>(
    {
      text: `SELECT coalesce(cc_holdername, name) AS holder, cpfcnpj AS document, cc_number AS card
             FROM asaas_customers WHERE user_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 1`,
      values: [userId],
    },
  )
  const [row] = rows
  if (!row) return null
  return { holder: row.holder, document: row.document, lastFour: row.card?.slice(-4) ?? null }
}

export async function listGivenPlans(tx: Tx): Promise<PersonFinances['plans']> {
  const { rows } = await tx.query<
    Omit<PersonFinances['plans'][number], 'priceCents'> & { price: string }
  >({
    text: `SELECT id, name, period, price::text, active AS "isActive"
             FROM admin_plans WHERE excluido_em IS NULL ORDER BY display_order, created_at, id`,
  })
  return rows.map(({ price, ...plan }) => ({ ...plan, priceCents: centsFromDecimal(price) }))
}

/** What came in and went out since a day, as their person. */
export async function sumSince(
  tx: Tx,
  since: { userId: string; day: string },
): Promise<PersonFinances['month']> {
  const { rows } = await tx.query<{ type: string; total: string }>({
    text: `SELECT tipo AS type, sum(total)::text AS total FROM resumos_diarios
            WHERE user_id = $1 AND dia >= $2 GROUP BY tipo`,
    values: [since.userId, since.day],
  })
  const of = (type: string): Cents =>
    centsFromDecimal(rows.find((row) => row.type === type)?.total ?? '0')
  return { incomeCents: of('receita'), expenseCents: of('despesa') }
}

const entriesMax = 20

/** The newest of what somebody noted, as that person. */
export async function listEntries(tx: Tx, userId: string): Promise<PersonFinances['entries']> {
  const { rows } = await tx.query<
    Omit<PersonFinances['entries'][number], 'amountCents'> & { amount: string }
  >({
    text: `SELECT t.id, t.quando::text AS date, t.detalhes AS description, t.tipo AS type,
                  t.valor::text AS amount, c.nome AS category
             FROM transacoes t
             LEFT JOIN categorias c ON c.user_id = t.user_id AND c.id = t.categoria_id
            WHERE t.user_id = $1 ORDER BY t.quando DESC, t.id DESC LIMIT ${entriesMax}`,
    values: [userId],
  })
  return rows.map(({ amount, ...entry }) => ({ ...entry, amountCents: centsFromDecimal(amount) }))
}
