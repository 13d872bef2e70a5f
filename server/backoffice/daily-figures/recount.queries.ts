import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import type { SubscriptionStatus } from '@lya/core/commerce/subscriptions/status.ts'
import { isCountedMoney } from '#backoffice/daily-figures/counted-money.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** From the first moment of a day to the first of the next. */
export interface Span {
  from: Temporal.Instant
  until: Temporal.Instant
}

/** A charge that something happened to, with its rows until the span's end. */
export interface TouchedCharge {
  id: string
  userId: string | null
  isPurchase: boolean
  amountCents: Cents
  events: { state: ChargeEventState; refundedCents: Cents; isBefore: boolean }[]
}

/**
 * Accounts that were made then, those that are gone since included; operators on trial are no
 * customers.
 */
export async function countSignUps(tx: Tx, span: Span): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    text: `SELECT count(*)::integer AS people FROM admin_people
            WHERE created_at >= $1 AND created_at < $2
              AND NOT (is_staff AND status_plan = 'TRIAL')`,
    values: [span.from.toString(), span.until.toString()],
  })
  return (rows[0]?.people ?? 0) + (await countGone(tx, span))
}

/** Accounts that were made then and are gone since: their ids tell when. */
export async function countGone(tx: Tx, { from, until }: Span): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    text: `SELECT count(*)::integer AS people FROM exclusoes
            WHERE feita_em IS NOT NULL AND user_id >= $1::uuid AND user_id < $2::uuid`,
    values: [firstId(from), firstId(until)],
  })
  return rows[0]?.people ?? 0
}

/** The least id of version 7 that a moment can give. */
function firstId(at: Temporal.Instant): string {
  const hex = at.epochMilliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Rows that one statement of a recount looks at: whatever a day holds, none of them is long. */
const portionRows = 2_000

/** Those of money that counts. */
export async function listTouchedCharges(tx: Tx, span: Span): Promise<TouchedCharge[]> {
  const charges = new Map<string, TouchedCharge>()
  let after: RowKey = { at: '-infinity', id: firstId(span.from) }
  for (;;) {
    const { ids, last } = await listTouched(tx, span, after)
    const news = ids.filter((id) => !charges.has(id))
    for (const charge of await readTouched(tx, span, news)) charges.set(charge.id, charge)
    if (last === null) return [...charges.values()]
    after = last
  }
}

/** A row of the ledger, as PostgreSQL writes what it is sorted by. */
interface RowKey {
  at: string
  id: string
}

/** The charges of the next rows of those days; `last` is null with the last of them. */
async function listTouched(
  tx: Tx,
  { from, until }: Span,
  after: RowKey,
): Promise<{ ids: string[]; last: RowKey | null }> {
  const { rows } = await tx.query<RowKey & { charge: string }>({
    name: 'recount-touched',
    text: `SELECT id, charge_id AS charge, occurred_at::text AS at FROM charge_events
            WHERE occurred_at >= $1 AND occurred_at < $2
              AND (occurred_at, id) > ($3::timestamptz, $4::uuid)
            ORDER BY occurred_at, id LIMIT ${portionRows}`,
    values: [from.toString(), until.toString(), after.at, after.id],
  })
  const last = rows.length < portionRows ? null : (rows.at(-1) ?? null)
  return { ids: [...new Set(rows.map(({ charge }) => charge))], last }
}

async function readTouched(
  tx: Tx,
  { from, until }: Span,
  ids: readonly string[],
): Promise<TouchedCharge[]> {
  const { rows } = await tx.query<{
    id: string
    user_id: string | null
    motivo: string
    amount: string
    states: ChargeEventState[]
    refunded: string[]
    before: boolean[]
  }>({
    name: 'recount-charges',
    text: `SELECT c.id, c.user_id, c.motivo, c.amount,
                  array_agg(e.state ORDER BY e.occurred_at, e.id) AS states,
                  array_agg(e.refunded::text ORDER BY e.occurred_at, e.id) AS refunded,
                  array_agg(e.occurred_at < $1 ORDER BY e.occurred_at, e.id) AS before
             FROM charges c JOIN charge_events e ON e.charge_id = c.id AND e.occurred_at < $2
            WHERE c.id = ANY ($3) AND ${isCountedMoney}
            GROUP BY c.id`,
    values: [from.toString(), until.toString(), [...ids]],
  })
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    isPurchase: row.motivo === 'compra',
    amountCents: centsFromDecimal(row.amount),
    events: row.states.map((state, index) => ({
      state,
      refundedCents: centsFromDecimal(row.refunded[index] ?? '0'),
      isBefore: row.before[index] ?? false,
    })),
  }))
}

/** Of these people, those who had paid something before. */
export async function listPaidBefore(
  tx: Tx,
  people: readonly string[],
  before: Temporal.Instant,
): Promise<Set<string>> {
  const paid = new Set<string>()
  for (let from = 0; from < people.length; from += portionRows) {
    const { rows } = await tx.query<{ user_id: string }>({
      name: 'recount-paid-before',
      text: `SELECT p.id AS user_id FROM unnest($1::uuid[]) AS p (id) WHERE EXISTS (
        SELECT FROM charges c JOIN charge_events e ON e.charge_id = c.id
         WHERE c.user_id = p.id AND ${isCountedMoney} AND e.occurred_at < $2
           AND e.state IN ('confirmed', 'received', 'refunded', 'charged-back'))`,
      values: [people.slice(from, from + portionRows), before.toString()],
    })
    for (const { user_id: userId } of rows) paid.add(userId)
  }
  return paid
}

/** The steps of subscriptions, each with how it stood before. */
export async function listSteps(
  tx: Tx,
  { from, until }: Span,
): Promise<{ kind: string; before: SubscriptionStatus; after: SubscriptionStatus }[]> {
  const { rows } = await tx.query<{
    kind: string
    before: SubscriptionStatus
    after: SubscriptionStatus
  }>({
    text: `SELECT e.kind, coalesce(antes.status, 'trial') AS before, e.status AS after
             FROM subscription_events e
             LEFT JOIN LATERAL (
               SELECT p.status FROM subscription_events p
                WHERE p.user_id = e.user_id AND (p.created_at, p.id) < (e.created_at, e.id)
                ORDER BY p.created_at DESC, p.id DESC LIMIT 1) antes ON true
            WHERE e.created_at >= $1 AND e.created_at < $2`,
    values: [from.toString(), until.toString()],
  })
  return rows
}

/** What was written on these days, by the day of whoever wrote. */
export async function countWrites(
  tx: Tx,
  range: { from: string; to: string },
): Promise<Map<string, { transactions: number; writers: number }>> {
  const { rows } = await tx.query<{ dia: string; escritas: string; pessoas: string }>({
    text: 'SELECT dia::text, escritas, pessoas FROM conta_escritas($1, $2)',
    values: [range.from, range.to],
  })
  return new Map(
    rows.map((row) => [
      row.dia,
      { transactions: Number(row.escritas), writers: Number(row.pessoas) },
    ]),
  )
}
