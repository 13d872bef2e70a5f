/** What a charge is asked for. */
export const chargeReasons = ['compra', 'renovacao', 'troca'] as const
export type ChargeReason = (typeof chargeReasons)[number]

export const billingTypes = ['CREDIT_CARD', 'PIX', 'BOLETO'] as const
export type BillingType = (typeof billingTypes)[number]

/**
 * How it stands with a charge, in the order in which one outdoes the other whatever came first:
 * what was paid is no longer open, and what was given back is no longer paid.
 */
export const chargeStates = [
  /** Committed here; nobody knows yet whether the provider was asked. */
  'prepared',
  /** The provider did not answer in time: it is looked up, never asked again. */
  'unresolved',
  /** The provider said no, or was never reached: nothing was made. */
  'refused',
  'open',
  'in-review',
  'overdue',
  /** Taken back before anybody paid. */
  'deleted',
  /** Paid; the money has not arrived. */
  'confirmed',
  'received',
  'charged-back',
  /** Given back as a whole. */
  'refunded',
] as const
export type ChargeState = (typeof chargeStates)[number]

/** A row's state: a chargeback that was decided in our favour outdoes it, and reads as received. */
export type ChargeEventState = ChargeState | 'reinstated'

const rankOf = (state: ChargeEventState): number =>
  state === 'reinstated' ? chargeStates.indexOf('charged-back') + 0.5 : chargeStates.indexOf(state)

/** How it stands with a charge that has these rows, in any order; none yet is 'prepared'. */
export function chargeState(events: readonly { state: ChargeEventState }[]): ChargeState {
  let most: ChargeEventState = 'prepared'
  for (const { state } of events) if (rankOf(state) > rankOf(most)) most = state
  return most === 'reinstated' ? 'received' : most
}

/** Paid and not given back: it grants access. */
export function isPaid(state: ChargeState): boolean {
  return state === 'confirmed' || state === 'received'
}
