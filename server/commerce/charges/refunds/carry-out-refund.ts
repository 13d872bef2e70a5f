import { refundCharge } from '#commerce/charges/ask/refund-charge.ts'
import type { ChargeParts } from '#commerce/charges/charge.ts'
import { raiseRefundAlert } from '#commerce/charges/refunds/refund-alert.ts'
import { endRefund, findRefund } from '#commerce/charges/refunds/refunds.store.ts'
import { GatewayRefusal } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** A provider that is away for longer is told of as a refusal, so that somebody looks. */
const patienceHours = 12

/**
 * Has the provider give back what was asked for; a repeat gives nothing back twice. What it refuses
 * ends the request and is an alert; what waits for its payer leaves it open.
 */
export async function carryOutRefund(parts: ChargeParts, id: string): Promise<void> {
  const { db, clock } = parts
  const request = await asSystem(db, (tx) => findRefund(tx, id))
  if (!request || request.result !== null) return
  const { chargeId, totalCents, askedAt } = request
  try {
    const how = { reason: 'operador', cause: 'operator' }
    const standing = await refundCharge(parts, { chargeId, totalCents, ...how })
    // It ends when the money has gone: see `applyAnswer`.
    if (standing?.awaitsPayer) return
    const code = standing === null ? 'not-found' : null
    await end(code)
  } catch (error) {
    if (error instanceof GatewayRefusal) await end(error.code)
    else if (clock.now().since(askedAt).total('hours') < patienceHours) throw error
    else {
      await asSystem(db, (tx) => raiseRefundAlert({ tx, clock }, { chargeId, code: 'unreached' }))
      await end('unreached')
    }
  }

  async function end(code: string | null): Promise<void> {
    const result = code === null ? 'feito' : 'recusado'
    await asSystem(db, (tx) => endRefund(tx, { id, result, code, at: clock.now() }))
    parts.tellOperators()
  }
}
