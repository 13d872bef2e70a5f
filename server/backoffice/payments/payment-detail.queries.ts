import type { ProviderEvent } from '@lya/contract/backoffice/trade/payments.ts'
import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { CommissionKind } from '@lya/core/commerce/referral/commission.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

const instant = (text: string): string => Temporal.Instant.from(text.replace(' ', 'T')).toString()

/** A charge's ledger with its moments, oldest first. */
export async function listLedger(tx: Tx, chargeId: string) {
  const { rows } = await tx.query<{
    state: string
    providerStatus: string
    amount: string
    refunded: string
    cause: string
    at: string
  }>({
    text: `SELECT state, provider_status AS "providerStatus", amount::text, refunded::text, cause,
        occurred_at::text AS at FROM charge_events WHERE charge_id = $1 ORDER BY occurred_at, id`,
    values: [chargeId],
  })
  return rows.map(({ amount, refunded, at, ...row }) => ({
    ...row,
    amountCents: centsFromDecimal(amount),
    refundedCents: centsFromDecimal(refunded),
    at: instant(at),
  }))
}

export interface CommissionRow {
  userId: string | null
  name: string | null
  kind: CommissionKind
  amountCents: Cents
  isOfApproved: boolean
  at: string
}

/** What somebody earned of a charge, oldest first. */
export async function listCommission(tx: Tx, chargeId: string): Promise<CommissionRow[]> {
  const { rows } = await tx.query<Omit<CommissionRow, 'amountCents'> & { amount: string }>({
    text: `SELECT c.user_id AS "userId", p.name, c.kind, c.amount::text AS amount,
        c.of_approved AS "isOfApproved", c.created_at::text AS at
      FROM commissions c LEFT JOIN profiles p ON p.id = c.user_id
      WHERE c.charge_id = $1 ORDER BY c.created_at, c.id`,
    values: [chargeId],
  })
  return rows.map(({ amount, at, ...row }) => ({
    ...{ ...row, amountCents: centsFromDecimal(amount), at: instant(at) },
  }))
}

/** Open alerts about a charge. */
export async function listAlerts(tx: Tx, chargeId: string) {
  const { rows } = await tx.query<{ rule: string; at: string; code: string | null }>({
    text: `SELECT rule, created_at::text AS at, details ->> 'code' AS code FROM admin_alerts
      WHERE subject = $1 AND status = 'active' ORDER BY created_at`,
    values: [chargeId],
  })
  return rows.map((row) => ({ ...row, at: instant(row.at) }))
}

/** Names of operators by their ids. */
export async function listNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; name: string }>({
    text: `SELECT id, coalesce(nullif(btrim(name), ''), email, '') AS name FROM profiles
      WHERE id = ANY($1::uuid[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const outcomes = {
  waiting: `e.resultado IS NULL`,
  done: `e.resultado = 'processada'`,
  aside: `(e.resultado = 'posta-de-lado' OR e.resultado LIKE 'recusada:%')`,
  ignored: `e.resultado IN ('ignorada', 'guardada')`,
}
export type EventOutcome = keyof typeof outcomes

type EventRow = Omit<ProviderEvent, 'at' | 'storedAt'> & { at: string; stored: string }

const eventColumns = `e.id, e.pista ->> 'name' AS name, e.ocorrido_em::text AS at,
  e.created_at::text AS stored, e.resultado AS outcome, e.tentativas AS attempts,
  coalesce(e.resultado IS NOT NULL AND e.remetente IS NOT NULL AND e.pista IS NOT NULL, false)
    AS "canReplay",
  CASE WHEN e.remetente ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' THEN e.remetente END AS "chargeId"`

/** What the provider told of one charge, newest first. */
export async function listChargeEvents(
  tx: Tx,
  charge: { id: string; providerId: string | null },
): Promise<ProviderEvent[]> {
  const { rows } = await tx.query<EventRow>({
    text: `SELECT ${eventColumns} FROM eventos_asaas e WHERE e.remetente = ANY($1::text[])
      ORDER BY e.ocorrido_em DESC, e.id DESC LIMIT 100`,
    values: [[charge.id, ...(charge.providerId === null ? [] : [charge.providerId])]],
  })
  return rows.map(eventOf)
}

/** What the provider told of anything, newest first. */
export async function listEventsPage(
  tx: Tx,
  page: { outcome: EventOutcome | undefined; before: RowKey | null; limit: number },
): Promise<(ProviderEvent & RowKey)[]> {
  const { rows } = await tx.query<EventRow>({
    text: `SELECT ${eventColumns} FROM eventos_asaas e
      WHERE ${page.outcome ? outcomes[page.outcome] : 'true'}
        AND ($1::timestamptz IS NULL OR (e.created_at, e.id) < ($1::timestamptz, $2::uuid))
      ORDER BY e.created_at DESC, e.id DESC LIMIT $3`,
    values: [page.before?.createdAt ?? null, page.before?.id ?? null, page.limit],
  })
  return rows.map((row) => ({ ...eventOf(row), createdAt: row.stored }))
}

function eventOf({ at, stored, ...row }: EventRow): ProviderEvent {
  return { ...row, at: instant(at), storedAt: instant(stored) }
}
