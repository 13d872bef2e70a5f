import { type Cents, cents } from '#amounts/cents.ts'
import { assert } from '#assert.ts'

/** One way to pay a plan in parts; the whole of it is count times value. */
export interface Instalment {
  count: number
  valueCents: Cents
  totalCents: Cents
}

/** Parts that a plan itself names; they hold to the centavo. */
export interface OwnInstalment {
  count: number
  valueCents: Cents
}

/** What the settings say of parts that no plan names. */
export interface InstalmentRules {
  countMax: number
  valueMinCents: Cents
  /** Percent a month, such as 2.5. */
  monthlyRate: number
}

/**
 * The ways to pay a plan by card, from 1 up. A plan's own values are exact. The counts between them
 * follow the constant-payment rate that the largest own count implies, never cost more in all than
 * that count does, and know no minimum. A plan without own values follows the settings.
 *
 * @param plan.isInParts Whether parts are offered at all; without them it is paid at once.
 */
export function instalmentsOf(
  plan: { priceCents: Cents; isInParts: boolean; own: readonly OwnInstalment[] },
  rules: InstalmentRules,
): Instalment[] {
  const atOnce = plan.own.find(({ count }) => count === 1)?.valueCents ?? plan.priceCents
  const list = [instalment(1, atOnce)]
  if (!plan.isInParts) return list
  const largest = plan.own.reduce<OwnInstalment | null>(
    (most, one) => (one.count > (most?.count ?? 1) ? one : most),
    null,
  )
  return [...list, ...(largest ? between(plan, largest, rules) : computed(plan, rules))]
}

function between(
  plan: { priceCents: Cents; own: readonly OwnInstalment[] },
  largest: OwnInstalment,
  rules: InstalmentRules,
): Instalment[] {
  const rate = impliedRate(plan.priceCents, largest)
  const totalMax = largest.count * largest.valueCents
  const list: Instalment[] = []
  for (let count = 2; count <= largest.count; count += 1) {
    const own = plan.own.find((one) => one.count === count)
    if (own) list.push(instalment(count, own.valueCents))
    else if (count <= rules.countMax) {
      const value = Math.round(payment(plan.priceCents, rate, count))
      list.push(instalment(count, cents(Math.min(value, Math.floor(totalMax / count)))))
    }
  }
  return list
}

function computed(plan: { priceCents: Cents }, rules: InstalmentRules): Instalment[] {
  const list: Instalment[] = []
  for (let count = 2; count <= rules.countMax; count += 1) {
    const value = cents(Math.round(payment(plan.priceCents, rules.monthlyRate / 100, count)))
    if (value < rules.valueMinCents) break
    list.push(instalment(count, value))
  }
  return list
}

function instalment(count: number, valueCents: Cents): Instalment {
  return { count, valueCents, totalCents: cents(count * valueCents) }
}

/** The part of a price paid in equal parts at the end of each month; exact until it is rounded. */
function payment(priceCents: number, rate: number, count: number): number {
  if (rate <= 0) return priceCents / count
  return (priceCents * rate) / (1 - (1 + rate) ** -count)
}

/** The monthly rate at which these parts are worth the price; 0 where they cost nothing more. */
function impliedRate(priceCents: Cents, { count, valueCents }: OwnInstalment): number {
  assert(count > 1, 'one part implies no rate')
  if (count * valueCents <= priceCents) return 0
  let low = 0
  let high = 1
  // The payment grows with the rate, so sixty halvings find it beyond any centavo.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (payment(priceCents, middle, count) < valueCents) low = middle
    else high = middle
  }
  return (low + high) / 2
}
