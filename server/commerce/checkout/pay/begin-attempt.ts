import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import { type ChargeState, isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  type Charge,
  type ChargeStanding,
  insertCharge,
  listSessionCharges,
} from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { findAttempt } from '#commerce/checkout/pay/attempts.queries.ts'
import { insertAttempt } from '#commerce/checkout/pay/attempts.store.ts'
import type { WantedPayment } from '#commerce/checkout/pay/wanted-payment.ts'
import { assertMayBuy } from '#commerce/checkout/session/save-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import {
  findPerson,
  listSessionIds,
  lockSession,
} from '#commerce/checkout/session/sessions.queries.ts'
import { updateSession } from '#commerce/checkout/session/sessions.store.ts'
import type { PaymentGateway } from '#commerce/gateway/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** An attempt that may be made now. */
export interface Beginning {
  attemptId: string
  method: PaymentMethod
  wanted: WantedPayment
  gateway: PaymentGateway
  customerId: string
  /** When it is taken back, should nobody have paid. */
  expiresAt: Temporal.Instant | null
  dueInDays: number
  /** What the session keeps of how it is paid; no secret of a card. */
  kept: Partial<StoredSession>
}

const undecided = new Set<ChargeState>(['prepared', 'unresolved', 'in-review'])

/**
 * Commits an attempt with the row of its charge, before anybody is asked for money. All attempts
 * for one e-mail pass here one after the other, so that two tabs cannot pay twice.
 *
 * @returns The charge's id; null when this attempt was begun before.
 * @throws Refusal `checkout.already-paid`, `checkout.attempt-unresolved`, or those of
 *   `assertMayBuy`.
 */
export async function beginAttempt(
  { charges }: CheckoutParts,
  session: StoredSession,
  beginning: Beginning,
): Promise<string | null> {
  const { db, clock } = charges
  const { attemptId, method, wanted, gateway, customerId, expiresAt, dueInDays } = beginning
  const { plan, amountCents, installments, buyer } = wanted
  const chargeId = newId()
  const at = clock.now()
  return asSystem(db, async (tx) => {
    lockName(tx, `checkout:${session.email}`)
    // The other press of a double click was here first.
    if (await findAttempt(tx, attemptId)) return null
    await assertFree(tx, session, { isCard: method === 'CREDIT_CARD' })
    await insertCharge(
      tx,
      {
        ...{ id: chargeId, userId: session.userId, sessionId: session.id, reason: 'compra' },
        ...{ planId: plan.id, period: plan.period, planAmountCents: plan.priceCents },
        ...{ amountCents, installments, billingType: method, expiresAt },
        dueOn: todayIn(clock, 'America/Sao_Paulo').add({ days: dueInDays }).toString(),
        ...{ environment: gateway.environment, customerId, cardTokenId: null },
      },
      at,
    )
    const attempt = { id: attemptId, sessionId: session.id, method, chargeId, at }
    await insertAttempt(tx, attempt)
    await updateSession(tx, session.id, { method, installments, ...buyer, ...beginning.kept })
    return chargeId
  })
}

/** Nobody pays twice: neither in this session nor in another one for the same e-mail. */
async function assertFree(tx: Tx, session: StoredSession, to: { isCard: boolean }): Promise<void> {
  const current = await lockSession(tx, session.id)
  if (!current || current.completedAt !== null) {
    throw new Refusal('conflict', 'checkout.already-paid')
  }
  // Another tab has just given it up: what it ended must not begin again.
  if (current.givenUpAt !== null) throw new Refusal('missing', 'checkout.session-missing')
  assertMayBuy(await findPerson(tx, session.email))
  const all = await listSessionCharges(tx, await listSessionIds(tx, session.email))
  const own = all.filter(({ sessionId }) => sessionId === session.id)
  if (own.some(({ state }) => isPaid(state))) throw new Refusal('conflict', 'checkout.already-paid')
  const isWaiting = (charge: Charge & ChargeStanding): boolean =>
    undecided.has(charge.state) || (charge.state === 'open' && charge.billingType === 'CREDIT_CARD')
  if (all.some(isWaiting)) throw new Refusal('conflict', 'checkout.attempt-unresolved')
  // Its code could be paid as well: it is taken back before.
  const isOpen = own.some(({ state }) => state === 'open' || state === 'overdue')
  if (isOpen && to.isCard) throw new Refusal('conflict', 'checkout.attempt-unresolved')
}
