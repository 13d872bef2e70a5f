import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { type ChargeEventState, chargeState } from '@lya/core/commerce/charges/charge-state.ts'
import type { ChargeEvent } from '@lya/core/commerce/charges/charge-sums.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Charge, ChargeStanding } from '#commerce/charges/charge.ts'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import { chargeEvents, charges } from '#platform/db/schema/charges.ts'
import { pixPayments } from '#platform/db/schema/payments.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A row of the ledger, with what the provider called it. */
export interface LedgerRow extends ChargeEvent {
  providerStatus: string
  cause: string
}

export async function findCharge(tx: Tx, id: string): Promise<Charge | null> {
  const [row] = await tx.orm.select().from(charges).where(eq(charges.id, id))
  return row ? chargeOf(row) : null
}

/** The same, locked until the transaction ends. */
export async function lockCharge(tx: Tx, id: string): Promise<Charge | null> {
  const [row] = await tx.orm.select().from(charges).where(eq(charges.id, id)).for('update')
  return row ? chargeOf(row) : null
}

export async function findChargeByProviderId(
  tx: Tx,
  known: { environment: GatewayEnvironment; providerId: string },
): Promise<Charge | null> {
  const [row] = await tx.orm
    .select()
    .from(charges)
    .where(
      and(eq(charges.environment, known.environment), eq(charges.providerId, known.providerId)),
    )
  return row ? chargeOf(row) : null
}

/** The charges of these sessions with how it stands with each, oldest first. */
export async function listSessionCharges(
  tx: Tx,
  sessionIds: readonly string[],
): Promise<(Charge & ChargeStanding)[]> {
  if (sessionIds.length === 0) return []
  const rows = await tx.orm
    .select()
    .from(charges)
    .where(inArray(charges.sessionId, [...sessionIds]))
    .orderBy(asc(charges.createdAt), asc(charges.id))
  const found = rows.map(chargeOf)
  const ledger = await ledgerOf(
    tx,
    found.map(({ id }) => id),
  )
  return found.map((charge) => ({ ...charge, ...standingOf(ledger.get(charge.id) ?? []) }))
}

/** A charge's ledger, in the order in which its rows were written. */
export async function listEvents(tx: Tx, chargeId: string): Promise<LedgerRow[]> {
  return (await ledgerOf(tx, [chargeId])).get(chargeId) ?? []
}

export async function findStanding(tx: Tx, chargeId: string): Promise<ChargeStanding> {
  return standingOf(await listEvents(tx, chargeId))
}

/** What a person copies to pay by PIX; null without a code. */
export async function findPixCode(tx: Tx, chargeId: string): Promise<string | null> {
  const [row] = await tx.orm
    .select({ code: pixPayments.code })
    .from(pixPayments)
    .where(eq(pixPayments.chargeId, chargeId))
  return row?.code ?? null
}

/** How it stands with a charge that has these rows. */
export function standingOf(rows: readonly LedgerRow[]): ChargeStanding {
  const state = chargeState(rows)
  const last = rows.findLast((row) => row.state === state || row.state === 'reinstated')
  return { state, providerStatus: last?.providerStatus ?? null, refundedCents: refundedOf(rows) }
}

export function refundedOf(rows: readonly ChargeEvent[]): Cents {
  return cents(Math.max(0, ...rows.map(({ refundedCents }) => refundedCents)))
}

async function ledgerOf(tx: Tx, chargeIds: readonly string[]): Promise<Map<string, LedgerRow[]>> {
  const rows = await tx.orm
    .select()
    .from(chargeEvents)
    .where(inArray(chargeEvents.chargeId, [...chargeIds]))
    .orderBy(asc(chargeEvents.id))
  const ledger = new Map<string, LedgerRow[]>()
  for (const row of rows) {
    const event = {
      // Only `addEvent` writes it, from this list.
      state: row.state as ChargeEventState,
      providerStatus: row.providerStatus,
      amountCents: row.amount,
      refundedCents: row.refunded,
      cause: row.cause,
    }
    ledger.set(row.chargeId, [...(ledger.get(row.chargeId) ?? []), event])
  }
  return ledger
}

function chargeOf(row: typeof charges.$inferSelect): Charge {
  const { amount, planAmount, environment, expiresAt, lookedUpAt, lastReadAt, createdAt } = row
  const moment = (text: string | null) => (text === null ? null : Temporal.Instant.from(text))
  return {
    ...row,
    amountCents: amount,
    planAmountCents: planAmount,
    // The column's own check holds it to these.
    environment: environment as GatewayEnvironment,
    expiresAt: moment(expiresAt),
    lookedUpAt: moment(lookedUpAt),
    lastReadAt: moment(lastReadAt),
    createdAt: Temporal.Instant.from(createdAt),
  }
}
