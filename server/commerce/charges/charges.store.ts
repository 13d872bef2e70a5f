import type { Cents } from '@lya/core/amounts/cents.ts'
import { decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Charge } from '#commerce/charges/charge.ts'
import { charges } from '#platform/db/schema/charges.ts'
import { pixPayments } from '#platform/db/schema/payments.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

export type NewCharge = Pick<
  Charge,
  | 'id'
  | 'userId'
  | 'sessionId'
  | 'reason'
  | 'planId'
  | 'period'
  | 'amountCents'
  | 'planAmountCents'
  | 'installments'
  | 'billingType'
  | 'dueOn'
  | 'environment'
  | 'customerId'
  | 'cardTokenId'
  | 'expiresAt'
>

export async function insertCharge(tx: Tx, charge: NewCharge, at: Temporal.Instant): Promise<void> {
  const { amountCents, planAmountCents, expiresAt, ...rest } = charge
  await tx.orm.insert(charges).values({
    ...rest,
    amount: amountCents,
    planAmount: planAmountCents,
    expiresAt: expiresAt?.toString() ?? null,
    createdAt: at.toString(),
  })
}

/** Adds a row to the ledger. @returns Whether it is news: the same row is never there twice. */
export async function addEvent(
  tx: Tx,
  event: {
    chargeId: string
    state: ChargeEventState
    providerStatus: string
    amountCents: Cents
    refundedCents: Cents
    cause: string
    at: Temporal.Instant
  },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `INSERT INTO charge_events
             (id, charge_id, state, provider_status, amount, refunded, cause, occurred_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (charge_id, state, provider_status, refunded) DO NOTHING`,
    values: [
      newId(),
      event.chargeId,
      event.state,
      event.providerStatus,
      decimalFromCents(event.amountCents),
      decimalFromCents(event.refundedCents),
      event.cause,
      event.at.toString(),
    ],
  })
  return rowCount === 1
}

/** Counts an answer of the provider as applied, and keeps by which id it knows the charge. */
export async function countReading(
  tx: Tx,
  reading: { chargeId: string; providerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.orm
    .update(charges)
    .set({
      providerId: sql`coalesce(${charges.providerId}, ${reading.providerId})`,
      readings: sql`${charges.readings} + 1`,
      lastReadAt: reading.at.toString(),
    })
    .where(eq(charges.id, reading.chargeId))
}

/** Says whose charge it is, once that is known, and whether its money has to go back. */
export async function saveBuyer(
  tx: Tx,
  bought: { chargeId: string; userId: string | null; isSurplus: boolean },
): Promise<void> {
  const { userId, isSurplus } = bought
  await tx.orm.update(charges).set({ userId, isSurplus }).where(eq(charges.id, bought.chargeId))
}

export async function saveCard(tx: Tx, chargeId: string, cardTokenId: string): Promise<void> {
  await tx.orm.update(charges).set({ cardTokenId }).where(eq(charges.id, chargeId))
}

/** @returns Whether it was not known before. */
export async function saveBoleto(
  tx: Tx,
  chargeId: string,
  boleto: { line: string; url: string },
): Promise<boolean> {
  const { line: boletoLine, url: boletoUrl } = boleto
  const saved = await tx.orm
    .update(charges)
    .set({ boletoLine, boletoUrl })
    .where(and(eq(charges.id, chargeId), isNull(charges.boletoLine)))
    .returning({ id: charges.id })
  return saved.length > 0
}

/** Keeps, or with null forgets, where a boleto's payer says to which account the money goes. */
export async function saveRefundUrl(
  tx: Tx,
  chargeId: string,
  refundUrl: string | null,
): Promise<void> {
  await tx.orm.update(charges).set({ refundUrl }).where(eq(charges.id, chargeId))
}

/** Counts a search for a charge whose call timed out. */
export async function countLookUp(tx: Tx, chargeId: string, at: Temporal.Instant): Promise<void> {
  await tx.orm
    .update(charges)
    .set({ lookUps: sql`${charges.lookUps} + 1`, lookedUpAt: at.toString() })
    .where(eq(charges.id, chargeId))
}

/**
 * Takes the right to ask the provider about an open charge: once a minute, whoever asks.
 *
 * @returns False when somebody took it less than a minute ago.
 */
export async function takeReading(
  tx: Tx,
  chargeId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `UPDATE charges SET last_read_at = $2 WHERE id = $1
      AND (last_read_at IS NULL OR last_read_at <= $2::timestamptz - interval '1 minute')`,
    values: [chargeId, now.toString()],
  })
  return rowCount === 1
}

export async function savePixCode(
  tx: Tx,
  charge: Charge,
  payload: string,
  at: Temporal.Instant,
): Promise<void> {
  await tx.orm
    .insert(pixPayments)
    .values({
      chargeId: charge.id,
      sessionId: charge.sessionId,
      payment: charge.providerId ?? '',
      customer: charge.customerId,
      code: payload,
      createdAt: at.toString(),
      updatedAt: at.toString(),
    })
    .onConflictDoNothing()
}

export async function savePixStatus(
  tx: Tx,
  chargeId: string,
  status: 'RECEIVED' | 'EXPIRED',
  at: Temporal.Instant,
): Promise<void> {
  await tx.orm
    .update(pixPayments)
    .set({ status, updatedAt: at.toString() })
    .where(eq(pixPayments.chargeId, chargeId))
}
