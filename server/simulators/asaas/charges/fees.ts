import type { SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

const flatCents = 199
const cardFlatCents = 49
/** Basis points of a card's value by the parts of the sale. */
const cardPoints = (count: number): number => {
  if (count === 1) return 299
  if (count <= 6) return 349
  return count <= 12 ? 399 : 429
}

/** What is left after the provider's fee, each piece of it cut to the centavo. */
export function netOf(
  valueCents: number,
  billingType: SimulatedCharge['billingType'],
  count: number,
): number {
  if (billingType !== 'CREDIT_CARD') return valueCents - flatCents
  const share = Math.floor((valueCents * cardPoints(count)) / 10_000)
  return valueCents - share - Math.floor(cardFlatCents / count)
}

/** Equal parts of a total; the last one bears the rest. */
export function partsOf(totalCents: number, count: number): number[] {
  const part = Math.floor(totalCents / count)
  const parts = Array.from({ length: count }, () => part)
  parts[count - 1] = totalCents - part * (count - 1)
  return parts
}

const cardDays = 32

/** When the money of a card's part arrives: 32 days each, and no weekend. */
export function cardCreditOn(paidOn: string, number: number): string {
  return workday(Temporal.PlainDate.from(paidOn).add({ days: cardDays * number }))
}

/** A slip's money is there on the next day that banks work. */
export function slipCreditOn(paidOn: string): string {
  return workday(Temporal.PlainDate.from(paidOn).add({ days: 1 }))
}

function workday(day: Temporal.PlainDate): string {
  const beyondFriday = Math.max(0, day.dayOfWeek - 5)
  return day.add({ days: beyondFriday === 0 ? 0 : 3 - beyondFriday }).toString()
}
