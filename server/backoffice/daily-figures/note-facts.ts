import { chargeMoves, subscriptionMoves } from '@lya/core/backoffice/daily/day-moves.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { addToDay } from '#backoffice/daily-figures/daily-figures.store.ts'
import type { ChargeChanged } from '#commerce/charges/index.ts'
import type { SubscriptionMoved } from '#commerce/subscriptions/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Somebody signed up at this moment. */
export function noteSignUp(tx: Tx, userId: string, at: Temporal.Instant): void {
  addToDay(tx, { day: dayOf(at), subjectId: userId, values: { signups: 1 } })
}

export function noteCharge(tx: Tx, fact: ChargeChanged): void {
  const values = chargeMoves({
    amountCents: fact.amountCents,
    before: { state: fact.before, refundedCents: fact.refundedBeforeCents },
    after: { state: fact.after, refundedCents: fact.refundedCents },
  })
  addToDay(tx, { day: dayOf(fact.occurredAt), subjectId: fact.chargeId, values })
}

export function noteSubscription(tx: Tx, fact: SubscriptionMoved): void {
  const values = subscriptionMoves(fact)
  addToDay(tx, { day: dayOf(fact.occurredAt), subjectId: fact.userId, values })
}

/** What this process handed to providers since it said so last, and what of it they refused. */
export function noteSends(
  tx: Tx,
  sent: { processId: string; at: Temporal.Instant; sends: number; failedSends: number },
): void {
  const { sends, failedSends } = sent
  if (sends + failedSends === 0) return
  addToDay(tx, { day: dayOf(sent.at), subjectId: sent.processId, values: { sends, failedSends } })
}
