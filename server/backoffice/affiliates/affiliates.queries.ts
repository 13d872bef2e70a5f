import type { Affiliate } from '@lya/contract/backoffice/trade/affiliates.ts'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { AffiliateState } from '@lya/core/commerce/referral/standing.ts'
import { type SQL, sql } from 'drizzle-orm'
import { searched } from '#backoffice/people/index.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { ListOrder, OrderedKey } from '#platform/http/cursors/ordered-cursor.ts'

export interface AffiliateFilter {
  search?: string | undefined
  state?: AffiliateState | undefined
  /** One alone. */
  userId?: string
}

interface Row {
  userId: string
  name: string
  email: string | null
  pending: string
  approved: string
  paid: string
  inBatch: string
  hasKey: boolean
  key: string
}

const columns = { approved: 's.aprovado', pending: 's.pendente', paid: 's.pago' }
const states: Record<AffiliateState, SQL> = {
  all: sql`true`,
  pending: sql`s.pendente > 0`,
  approved: sql`s.aprovado > 0`,
  debt: sql`s.aprovado < 0`,
  paid: sql`s.pago > 0`,
}

/** Who earns commissions, by the sums that are kept of each. */
export async function listAffiliates(
  tx: Tx,
  filter: AffiliateFilter,
  page: ListOrder<'approved' | 'pending' | 'paid'> & { after: OrderedKey | null; limit: number },
): Promise<{ items: Affiliate[]; last: OrderedKey | null }> {
  const { sort, direction, after, limit } = page
  const column = sql.raw(columns[sort])
  const where = [states[filter.state ?? 'all'], ...searched(filter.search ?? '')]
  if (filter.userId) where.push(sql`s.user_id = ${filter.userId}::uuid`)
  if (after) {
    const than = sql.raw(direction === 'asc' ? '>' : '<')
    where.push(sql`(${column}, s.user_id) ${than} (${after.value}::numeric, ${after.id}::uuid)`)
  }
  const way = sql.raw(direction)
  const { rows } = await tx.orm.execute<Row & Record<string, unknown>>(sql`
    SELECT s.user_id AS "userId", p.name, p.email, s.pendente::text AS pending,
      s.aprovado::text AS approved, s.pago::text AS paid, ${column}::text AS key,
      (SELECT coalesce(sum(i.valor), 0)::text FROM lotes_pagamento_itens i
        WHERE i.user_id = s.user_id AND i.estado = 'aberto') AS "inBatch",
      EXISTS (SELECT FROM payout_keys k WHERE k.user_id = s.user_id) AS "hasKey"
    FROM saldos_comissao s JOIN admin_people p ON p.user_id = s.user_id
    WHERE ${sql.join(where, sql` AND `)}
    ORDER BY ${column} ${way}, s.user_id ${way} LIMIT ${limit + 1}`)
  const shown = rows.slice(0, limit)
  const end = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(affiliateOf),
    last: end ? { value: end.key, id: end.userId } : null,
  }
}

function affiliateOf({ userId, name, email, hasKey, ...sums }: Row): Affiliate {
  return {
    ...{ userId, name, email, hasKey },
    pendingCents: centsFromDecimal(sums.pending),
    approvedCents: centsFromDecimal(sums.approved),
    paidOutCents: centsFromDecimal(sums.paid),
    inBatchCents: centsFromDecimal(sums.inBatch),
  }
}
