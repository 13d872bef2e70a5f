import type { Cents } from '#amounts/cents.ts'
import type { ChargeState } from '#commerce/charges/charge-state.ts'
import type { SubscriptionStatus } from '#commerce/subscriptions/status.ts'

/** What is counted of each day: pieces, and centavos where the name says so. */
export const dayNumbers = [
  'signups',
  'payments',
  'receivedCents',
  'returnedCents',
  'conversions',
  'cancellations',
  'lost',
  'returned',
] as const
export type DayNumber = (typeof dayNumbers)[number]

/** What one fact adds to its day; what is absent adds nothing. */
export type DayMoves = Partial<Record<DayNumber, number>>

interface ChargeStanding {
  state: ChargeState
  refundedCents: Cents
}

const cameIn = new Set<ChargeState>(['confirmed', 'received', 'refunded', 'charged-back'])

/** What news of a charge adds: money that came in, and money that went back or was taken back. */
export function chargeMoves(charge: {
  amountCents: Cents
  before: ChargeStanding
  after: ChargeStanding
}): DayMoves {
  const { amountCents, before, after } = charge
  const payments = Number(cameIn.has(after.state)) - Number(cameIn.has(before.state))
  const returned = returnedOf(amountCents, after) - returnedOf(amountCents, before)
  return withoutNothing({
    payments,
    receivedCents: payments * amountCents,
    returnedCents: returned,
  })
}

function returnedOf(amountCents: Cents, { state, refundedCents }: ChargeStanding): number {
  if (state === 'refunded' || state === 'charged-back') return amountCents
  return cameIn.has(state) ? Math.min(refundedCents, amountCents) : 0
}

/** Days of it are paid, or kindly left open; an operator's hold is beside it. */
export const liveStatuses: readonly SubscriptionStatus[] = ['active', 'grace', 'cancelled']

export function isLive(status: SubscriptionStatus): boolean {
  return liveStatuses.includes(status)
}

/** What a step of a subscription adds: who came, who asked for the end, who left, who came back. */
export function subscriptionMoves(step: {
  kind: string
  before: SubscriptionStatus
  after: SubscriptionStatus
  isFirstPayment: boolean
}): DayMoves {
  const { kind, isFirstPayment } = step
  const [before, after] = [isLive(step.before), isLive(step.after)]
  return withoutNothing({
    conversions: Number(isFirstPayment),
    cancellations: Number(kind === 'cancelled'),
    lost: Number(before && !after),
    returned: Number(!before && after && step.before !== 'trial'),
  })
}

/** What is left of a day: received less returned. */
export function netCents(day: { receivedCents: number; returnedCents: number }): number {
  return day.receivedCents - day.returnedCents
}

function withoutNothing(moves: DayMoves): DayMoves {
  return Object.fromEntries(Object.entries(moves).filter(([, value]) => value !== 0))
}
