import type { Cents } from '@lya/core/amounts/cents.ts'
import { assert } from '@lya/core/assert.ts'
import type { BillingType, ChargeReason } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { askForCharge } from '#commerce/charges/ask/ask-for-charge.ts'
import type { ChargeParts, ChargeStanding } from '#commerce/charges/charge.ts'
import { findCharge, findStanding } from '#commerce/charges/charges.queries.ts'
import { insertCharge } from '#commerce/charges/charges.store.ts'
import { tokenPlace } from '#commerce/charges/wallet/keep-card.ts'
import { findCard, findCustomer, findSealedToken } from '#commerce/charges/wallet/wallet.queries.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/** What somebody who has paid before is charged for: a renewal, or a change of plan. */
export interface WantedCharge {
  /** The caller's own, so that a repeat charges nothing. */
  id: string
  userId: string
  reason: Exclude<ChargeReason, 'compra'>
  planId: string
  period: PlanPeriod
  /** All of it, the cost of instalments included. */
  amountCents: Cents
  /** The plan's price in it. */
  planAmountCents: Cents
  installments: number
  billingType: BillingType
  /** `YYYY-MM-DD`, a day of the provider's zone. */
  dueOn: string
  description: string
  /** Only with a card: one of the person's own. */
  cardTokenId: string | null
  /** When it is taken back, should nobody have paid; null keeps it open. */
  expiresAt: Temporal.Instant | null
}

/** Where a charge that nobody is waiting for comes from. */
const ownAddress = '127.0.0.1'

/**
 * Charges somebody: commits the row, asks the provider outside of any transaction, and applies what
 * it answers. A repeat of the same id charges nothing and answers how it stands with it.
 *
 * @throws Refusal `checkout.payments-unavailable` without a provider; nothing was written then.
 */
export async function makeCharge(
  parts: ChargeParts,
  wanted: WantedCharge,
): Promise<ChargeStanding> {
  const { db, clock, key } = parts
  const gateway = await parts.findGateway()
  if (!gateway) throw new Refusal('conflict', 'checkout.payments-unavailable')
  const { environment } = gateway
  const prepare = async (tx: Tx): Promise<{ sealed: string | null } | null> => {
    if (await findCharge(tx, wanted.id)) return null
    const { description: _, ...row } = wanted
    const { userId, cardTokenId } = wanted
    const customerId =
      cardTokenId === null
        ? (await findCustomer(tx, { userId, environment }))?.customerId
        : (await findCard(tx, cardTokenId))?.customerId
    assert(customerId !== undefined, 'who is charged again is known to the provider')
    await insertCharge(tx, { ...row, sessionId: null, environment, customerId }, clock.now())
    return { sealed: cardTokenId === null ? null : await findSealedToken(tx, cardTokenId) }
  }
  const prepared = await asSystem(db, prepare)
  if (!prepared) return asSystem(db, (tx) => findStanding(tx, wanted.id))
  const { sealed } = prepared
  const token = sealed === null ? null : key.decrypt(sealed, tokenPlace)
  const card = token === null ? null : { token, remoteIp: ownAddress }
  return askForCharge(parts, wanted.id, { description: wanted.description, card })
}
