import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { chargeChanged } from '#commerce/charges/index.ts'
import { checkoutOpened } from '#commerce/checkout/index.ts'
import type { NoteConversion } from '#commerce/conversions/index.ts'
import { findPlan } from '#commerce/plans/index.ts'
import { signedUp } from '#people/identity/index.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

const visitOf = (sessionId: string): string => `InitiateCheckout:${sessionId}`

/** Which facts the networks hear of: what a visitor did, and never what renews by itself. */
export function joinConversions(events: TransactionEvents, note: NoteConversion): void {
  events.subscribe(signedUp, async (ctx, { userId, visit }) => {
    if (!visit) return
    const occurredAt = ctx.clock.now()
    for (const name of ['CompleteRegistration', 'StartTrial'] as const) {
      const fact = `${name}:${userId}`
      await note(ctx, { fact, name, userId, visit, sale: null, occurredAt })
    }
  })
  events.subscribe(checkoutOpened, async (ctx, { sessionId, userId, visit, ...sold }) => {
    const plan = await findPlan(ctx.tx, sold.planId)
    await note(ctx, {
      ...{ fact: visitOf(sessionId), name: 'InitiateCheckout', userId, visit },
      sale: plan && { planName: plan.name, amountCents: sold.amountCents },
      occurredAt: ctx.clock.now(),
    })
  })
  events.subscribe(chargeChanged, async (ctx, charge) => {
    const { chargeId, userId, sessionId, before, after, reason } = charge
    if (reason === 'renovacao' || isPaid(before) || !isPaid(after)) return
    const plan = await findPlan(ctx.tx, charge.planId)
    await note(ctx, {
      ...{ fact: `Purchase:${chargeId}`, eventId: chargeId, name: 'Purchase', userId },
      ...(sessionId && { seenIn: visitOf(sessionId) }),
      sale: plan && { planName: plan.name, amountCents: charge.amountCents },
      occurredAt: charge.occurredAt,
    })
  })
}
