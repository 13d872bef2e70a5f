import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { applyAnswer, applyCharge } from '#commerce/charges/apply-charge.ts'
import type { ChargeParts, RefundStanding } from '#commerce/charges/charge.ts'
import { findCharge, findStanding } from '#commerce/charges/charges.queries.ts'
import { keepPayerPage } from '#commerce/charges/refunds/keep-payer-page.ts'
import { raiseRefundAlert } from '#commerce/charges/refunds/refund-alert.ts'
import { GatewayRefusal } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

interface RefundWish {
  chargeId: string
  /** How much it is to be in all; null is everything. */
  totalCents: Cents | null
  /** For the provider's records; not shown to anybody. */
  reason: string
  cause: string
}

/**
 * Gives money back until so much of it has been given back. It may be repeated: what was given back
 * already, by a call that was lost, is read before anything is asked, and a boleto's payer is asked
 * once where the money is to go.
 *
 * @returns How it stands with it then; null without such a charge.
 * @throws GatewayRefusal, such as for want of balance, which is an alert as well; GatewayDown or
 *   GatewayTimeout.
 */
export async function refundCharge(
  parts: ChargeParts,
  request: RefundWish,
): Promise<RefundStanding | null> {
  const { chargeId } = request
  return giveBack(parts, request).catch(async (error: unknown) => {
    const { db, clock } = parts
    if (error instanceof GatewayRefusal) {
      const { code } = error
      await asSystem(db, (tx) => raiseRefundAlert({ tx, clock }, { chargeId, code }))
    }
    throw error
  })
}

async function giveBack(
  parts: ChargeParts,
  { chargeId, totalCents, reason, cause }: RefundWish,
): Promise<RefundStanding | null> {
  // What another call, lost on its way back, may have done already.
  await applyCharge(parts, chargeId, cause)
  const found = await asSystem(parts.db, async (tx) => ({
    charge: await findCharge(tx, chargeId),
    standing: await findStanding(tx, chargeId),
  }))
  const { charge, standing } = found
  if (!charge?.providerId) return null
  const wanted = totalCents ?? charge.amountCents
  const isDone = standing.state === 'refunded' || standing.refundedCents >= wanted
  if (isDone || charge.refundUrl !== null) return { ...standing, awaitsPayer: !isDone }
  const gateway = await parts.findGateway()
  if (gateway?.environment !== charge.environment) {
    throw new GatewayRefusal('environment', 'the charge is of another environment')
  }
  const isAll = wanted >= charge.amountCents && standing.refundedCents === 0
  const amountCents = isAll ? null : cents(wanted - standing.refundedCents)
  const given = await gateway.refund({ id: charge.providerId, amountCents, reason })
  const awaitsPayer = 'payerPage' in given
  // First of all: nothing else tells it again.
  if (awaitsPayer) await keepPayerPage(parts, chargeId, given.payerPage)
  if (awaitsPayer || !(await applyAnswer(parts, charge, given.charge, cause))) {
    await applyCharge(parts, chargeId, cause)
  }
  const after = await asSystem(parts.db, (tx) => findStanding(tx, chargeId))
  return { ...after, awaitsPayer }
}
