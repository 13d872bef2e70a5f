import { type Cents, cents, sumCents } from '#amounts/cents.ts'
import { type Credit, creditOf, type Grant, isReversed } from '#commerce/subscriptions/grant.ts'

/**
 * What a change of plan counted and went back since, by a bank or by us: of the payment itself, or
 * of one that it had counted in its turn.
 */
export function lostCredit(change: Grant, grants: readonly Grant[]): Cents {
  if (change.reason !== 'troca') return cents(0)
  return sumCents(
    creditsOf(change, grants).map(({ of, cents: credit }) => {
      const counted = grants.find(({ id }) => id === of)
      if (!counted) return cents(0)
      const own = isReversed(counted) ? counted.planAmountCents : 0
      const lost = own + lostCredit(counted, grants)
      return cents(Math.round((credit * lost) / counted.terms.priceCents))
    }),
  )
}

/** Of a change that was made before this was written down: shared out by what each had cost. */
function creditsOf(change: Grant, grants: readonly Grant[]): readonly Credit[] {
  if (change.credits) return change.credits
  const counted = grants.filter(({ id, planAmountCents }) => {
    return change.credited.includes(id) && planAmountCents > 0
  })
  const whole = counted.reduce((sum, { planAmountCents }) => sum + planAmountCents, 0)
  const credit = creditOf(change)
  return counted.map(({ id, planAmountCents }) => ({
    of: id,
    cents: cents(Math.round((credit * planAmountCents) / whole)),
  }))
}
