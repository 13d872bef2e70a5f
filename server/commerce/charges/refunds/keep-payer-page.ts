import type { ChargeParts } from '#commerce/charges/charge.ts'
import { refundAwaited } from '#commerce/charges/charges.events.ts'
import { lockCharge } from '#commerce/charges/charges.queries.ts'
import { saveRefundUrl } from '#commerce/charges/charges.store.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Keeps the page on which a payer says where their money goes, and has them told of it, once. */
export async function keepPayerPage(
  parts: ChargeParts,
  chargeId: string,
  payerPage: string,
): Promise<void> {
  const { db, clock, events } = parts
  const kept = await asSystem(db, async (tx) => {
    const charge = await lockCharge(tx, chargeId)
    if (!charge || charge.refundUrl === payerPage) return null
    await saveRefundUrl(tx, chargeId, payerPage)
    const { userId, sessionId, amountCents, billingType, planId } = charge
    await events.announce({ tx, clock }, refundAwaited, {
      ...{ chargeId, userId, sessionId, payerPage, amountCents, billingType, planId },
    })
    return charge
  })
  if (!kept) return
  parts.announce(kept)
  parts.tellOperators()
}
