import { type Cents, cents } from '#amounts/cents.ts'
import type { BillingType } from '#commerce/charges/charge-state.ts'
import type { Day } from '#commerce/subscriptions/day.ts'
import type { Terms } from '#commerce/subscriptions/terms.ts'

/**
 * What gives days: the first payment, a renewal, a change of plan, a prize, and what somebody had
 * paid before they came to us; the database's words.
 */
export const grantReasons = ['compra', 'renovacao', 'troca', 'presente', 'importado'] as const
export type GrantReason = (typeof grantReasons)[number]

/**
 * From the weakest to the strongest: whatever order the news comes in, the strongest stays.
 * `unmade`: the provider was not reached, which counts as no try; `reinstated` is a chargeback
 * that was decided in our favour.
 */
export const grantStates = [
  'open',
  'unmade',
  'gone',
  'paid',
  'charged-back',
  'reinstated',
  'refunded',
] as const
export type GrantState = (typeof grantStates)[number]

/** What one payment's unused days were worth when a change of plan counted them. */
export interface Credit {
  of: string
  cents: Cents
}

/** Days of access, and what pays for them. */
export interface Grant {
  /** Of its charge, or of the prize. */
  id: string
  reason: GrantReason
  state: GrantState
  terms: Terms
  /** How it is paid; null of a prize. */
  billingType: BillingType | null
  /** The card that is charged, which pays the renewals too. */
  cardTokenId: string | null
  installments: number
  /** What was asked for it; less than the price where a change of plan counts what was unused. */
  amountCents: Cents
  /** The plan's price in it, without what paying in parts costs. */
  planAmountCents: Cents
  madeOn: Day
  /** Null until it is paid. */
  paidOn: Day | null
  /** The moment of it, ISO 8601: of two payments of one day the later one may have to go back. */
  paidAt?: string
  /** The moment since which its money is back, or on its way there, ISO 8601. */
  backAt?: string
  /** Its person gave it up before anybody paid it: what is paid on it all the same buys nothing. */
  isGivenUp?: true
  /** Only of a purchase: the last day of the trial, whose rest is added to what was bought. */
  trialEndsOn: Day | null
  /** Only of a renewal: the first day of what it pays for. */
  dueOn: Day | null
  /** Only of a change: whose unused days were counted. */
  credited: readonly string[]
  /** Only of a change: what each of those was worth; not written down of the earliest. */
  credits?: readonly Credit[]
  /** Only of a prize: its months. */
  months: number | null
  /** Only of what was imported: its last day. */
  endsOn: Day | null
}

/** Both tell of the same charge; the order does not matter. */
export function joinGrant(known: Grant | undefined, told: Grant): Grant {
  if (!known) return told
  const isStronger = grantStates.indexOf(told.state) >= grantStates.indexOf(known.state)
  const [paidAt] = [known.paidAt, told.paidAt].filter((at) => at !== undefined).toSorted(byText)
  const [backAt] = [known.backAt, told.backAt].filter((at) => at !== undefined).toSorted(byText)
  return {
    ...{ ...known, state: isStronger ? told.state : known.state, paidOn: firstOf(known, told) },
    ...(paidAt !== undefined && { paidAt }),
    ...(backAt !== undefined && { backAt }),
  }
}

export const isPaid = (grant: Grant): boolean =>
  grant.state === 'paid' || grant.state === 'reinstated'

/** A change of plan that waits to be paid by hand; a card's charge cannot be taken back. */
export const isCodeOfChange = ({ reason, state, billingType }: Grant): boolean =>
  reason === 'troca' && state === 'open' && billingType !== 'CREDIT_CARD'

/** What a change of plan counted for unused days: its price less what was asked; 0 of all else. */
export const creditOf = ({ reason, terms, planAmountCents }: Grant): Cents =>
  cents(reason === 'troca' ? Math.max(0, terms.priceCents - planAmountCents) : 0)

/** It was paid, and the money went back. */
export const isReversed = (grant: Grant): boolean =>
  grant.state === 'refunded' || grant.state === 'charged-back'

const byText = (one: string, other: string): number => (one < other ? -1 : 1)

/** In the order of payment; ids are made in the order of time. */
export function byPayment(grants: Iterable<Grant>): Grant[] {
  const key = ({ paidOn, madeOn, paidAt, id }: Grant): string =>
    `${paidOn ?? madeOn} ${paidAt ?? ''} ${id}`
  return [...grants].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

function firstOf(known: Grant, told: Grant): Day | null {
  const days = [known.paidOn, told.paidOn].filter((day) => day !== null).sort()
  return days[0] ?? null
}
