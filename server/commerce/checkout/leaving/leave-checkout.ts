import type { LeavingOutcome } from '@lya/contract/commerce/checkout.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  type Charge,
  type ChargeStanding,
  dropCharge,
  forgetPayer,
  listSessionCharges,
} from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { isPayable } from '#commerce/checkout/pay/drop-open.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { lockSession } from '#commerce/checkout/session/sessions.queries.ts'
import { eraseVisit } from '#commerce/checkout/session/sessions.store.ts'
import { GatewayDown, GatewayTimeout } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

type Asked = Charge & ChargeStanding

/**
 * Gives a visit up: first its codes end at the provider, then what was typed is erased. Where the
 * money turns out to be there, nothing is erased and the buyer is served. A provider that is away
 * keeps nobody here: the sweep ends those codes, and what is paid on them until then goes back.
 *
 * @returns `paid` when it was; `ending` while a code may still be payable; else `over`.
 * @throws Refusal `checkout.attempt-unresolved` while a card is being charged.
 */
export async function leaveCheckout(
  { charges }: CheckoutParts,
  session: StoredSession,
): Promise<LeavingOutcome> {
  const { db, clock } = charges
  const asked = await asSystem(db, (tx) => listSessionCharges(tx, [session.id]))
  assertNoCard(asked)
  await endCodes({ charges }, asked)
  return asSystem(db, async (tx) => {
    const current = await lockSession(tx, session.id)
    if (!current) throw new Refusal('missing', 'checkout.session-missing')
    if (current.completedAt !== null) return 'paid'
    const made = await listSessionCharges(tx, [session.id])
    assertNoCard(made)
    const codes = made.filter((one) => one.billingType !== 'CREDIT_CARD' && one.state !== 'refused')
    const known = made.map(({ customerId }) => customerId)
    await forgetPayer(tx, known)
    await eraseVisit(tx, session.id, { keepsContact: codes.length > 0, at: clock.now() })
    return codes.some(isPending) ? 'ending' : 'over'
  })
}

/** A code of which nobody can say yet that it is paid or ended. */
function isPending(code: Asked): boolean {
  return isPayable(code) || code.state === 'prepared' || code.state === 'unresolved'
}

/** What a card is being charged is known in minutes: then there is a purchase, or nothing. */
function assertNoCard(made: readonly Asked[]): void {
  const isCharged = made.some(
    ({ billingType, state }) => billingType === 'CREDIT_CARD' && undecided.has(state),
  )
  if (isCharged) throw new Refusal('conflict', 'checkout.attempt-unresolved')
}

const undecided = new Set<Asked['state']>(['prepared', 'unresolved', 'in-review', 'open'])

async function endCodes(
  { charges }: Pick<CheckoutParts, 'charges'>,
  asked: readonly Asked[],
): Promise<void> {
  for (const { id } of asked.filter(isPayable)) {
    try {
      await dropCharge(charges, id, 'given-up')
    } catch (error) {
      if (!(error instanceof GatewayDown || error instanceof GatewayTimeout)) throw error
      charges.log.warn('a code that was given up ends later', { chargeId: id })
    }
  }
}
