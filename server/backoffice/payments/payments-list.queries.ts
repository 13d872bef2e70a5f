import type { PaymentFilter, PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import { type SQL, sql } from 'drizzle-orm'
import { searched } from '#backoffice/people/index.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { ListOrder, OrderedKey } from '#platform/http/cursors/ordered-cursor.ts'

type Sort = 'created' | 'amount'
type Row = Omit<PaymentRow, 'amountCents' | 'refundedCents' | 'createdAt'> & {
  amount: string
  refunded: string
  created: string
}

/** So many people are looked up by their ids; of more the list itself is searched. */
const peopleMax = 500
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const columns: Record<Sort, SQL> = {
  created: sql.raw('s.created_at'),
  amount: sql.raw('s.valor'),
}
const casts: Record<Sort, SQL> = {
  created: sql.raw('timestamptz'),
  amount: sql.raw('numeric'),
}

/** Charges by what the list is narrowed to, each page from an index. */
export async function listPayments(
  tx: Tx,
  filter: PaymentFilter,
  page: ListOrder<Sort> & { after: OrderedKey | null; limit: number },
): Promise<{ rows: PaymentRow[]; last: OrderedKey | null }> {
  const { sort, direction, after, limit } = page
  const column = columns[sort]
  const where = [...(await conditions(tx, filter))]
  if (after) {
    const than = sql.raw(direction === 'asc' ? '>' : '<')
    where.push(
      sql`(${column}, s.charge_id) ${than} (${after.value}::${casts[sort]}, ${after.id}::uuid)`,
    )
  }
  const way = sql.raw(direction)
  const all = where.length > 0 ? sql`WHERE ${sql.join(where, sql` AND `)}` : sql``
  const { rows } = await tx.orm.execute<Row & { key: string }>(sql`
    SELECT s.charge_id AS id, s.created_at::text AS created, ${column}::text AS key,
      c.user_id AS "userId", p.name, p.email, k.name AS "planName", s.valor::text AS amount,
      s.devolvido::text AS refunded, c.installments, s.meio AS "billingType",
      c.motivo AS reason, s.estado AS state, c.environment
    FROM situacao_cobrancas s JOIN charges c ON c.id = s.charge_id
      JOIN admin_plans k ON k.id = c.plan_id LEFT JOIN admin_people p ON p.user_id = c.user_id
    ${all} ORDER BY ${column} ${way}, s.charge_id ${way} LIMIT ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const end = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown.map(rowOf), last: end ? { value: end.key, id: end.id } : null }
}

function rowOf({
  amount,
  refunded,
  created,
  key: _key,
  ...row
}: Row & { key: string }): PaymentRow {
  return {
    ...row,
    createdAt: Temporal.Instant.from(created.replace(' ', 'T')).toString(),
    amountCents: centsFromDecimal(amount),
    refundedCents: centsFromDecimal(refunded),
  }
}

async function conditions(tx: Tx, filter: PaymentFilter): Promise<SQL[]> {
  const { state, billingType, reason, from, to, search = '' } = filter
  const zone = sql.raw(`AT TIME ZONE 'America/Sao_Paulo'`)
  return [
    ...(state ? [sql`s.estado = ${state}`] : []),
    ...(billingType ? [sql`s.meio = ${billingType}`] : []),
    ...(reason ? [sql`c.motivo = ${reason}`] : []),
    ...(from ? [sql`s.created_at >= (${from}::date::timestamp ${zone})`] : []),
    ...(to ? [sql`s.created_at < ((${to}::date + 1)::timestamp ${zone})`] : []),
    ...(search === '' ? [] : [await meant(tx, search)]),
  ]
}

/** By an id of ours, one of the provider's, or a person. */
async function meant(tx: Tx, search: string): Promise<SQL> {
  if (uuid.test(search)) {
    const id = search.toLowerCase()
    return sql`(c.id = ${id}::uuid OR c.user_id = ${id}::uuid)`
  }
  if (/^pay_\S+$/.test(search)) return sql`c.provider_id = ${search}`
  const matching = sql.join(searched(search, 'a'), sql` AND `)
  const { rows } = await tx.orm.execute<{ id: string }>(
    sql`SELECT a.user_id AS id FROM admin_people a WHERE ${matching} LIMIT ${peopleMax + 1}`,
  )
  if (rows.length > peopleMax) {
    return sql`EXISTS (SELECT FROM admin_people a WHERE a.user_id = c.user_id AND ${matching})`
  }
  const ids = rows.map(({ id }) => id)
  return sql`c.user_id = ANY(${sql.param(ids)}::uuid[])`
}
