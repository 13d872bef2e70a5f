import { type Cents, cents } from '#amounts/cents.ts'
import { type ChargeEventState, chargeState, isPaid } from '#commerce/charges/charge-state.ts'

/** One row of a charge's ledger. */
export interface ChargeEvent {
  state: ChargeEventState
  amountCents: Cents
  /** Given back so far, of all parts together. */
  refundedCents: Cents
}

/** What became of a charge's amount: paid is what once came in, owed what still may. */
export interface ChargeSums {
  paidCents: Cents
  refundedCents: Cents
  /** Came in and was taken away by the card's bank. */
  lostCents: Cents
  owedCents: Cents
}

const paying = new Set<ChargeEventState>([
  'confirmed',
  'received',
  'refunded',
  'charged-back',
  'reinstated',
])
const owing = new Set(['open', 'in-review', 'overdue'])

/** Sums a charge's rows, in any order; what came in and stayed is paid less refunded and lost. */
export function chargeSums(amountCents: Cents, events: readonly ChargeEvent[]): ChargeSums {
  const state = chargeState(events)
  const wasPaid = events.some((event) => paying.has(event.state))
  const refunded = Math.max(0, ...events.map(({ refundedCents }) => refundedCents))
  const refundedCents = state === 'refunded' ? amountCents : cents(Math.min(refunded, amountCents))
  const isLost = state === 'charged-back'
  return {
    paidCents: wasPaid ? amountCents : cents(0),
    refundedCents: wasPaid ? refundedCents : cents(0),
    lostCents: isLost ? cents(amountCents - refundedCents) : cents(0),
    owedCents: owing.has(state) ? amountCents : cents(0),
  }
}

/** What is ours of it at this moment. */
export function keptCents(sums: ChargeSums): Cents {
  return cents(sums.paidCents - sums.refundedCents - sums.lostCents)
}

/** Whether it is paid and all of it is still ours. */
export function isWhole(events: readonly ChargeEvent[]): boolean {
  return isPaid(chargeState(events)) && events.every(({ refundedCents }) => refundedCents === 0)
}
