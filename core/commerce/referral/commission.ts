import { type Cents, cents } from '#amounts/cents.ts'

/**
 * A movement of a commission. `accrued` waits for the refund window, `approved` is owed, `paid-out`
 * has left; `reversed` takes back what was given back by the provider, whatever came of it before;
 * `recovered` is a debt that a later payout was made smaller by.
 */
export const commissionKinds = ['accrued', 'approved', 'reversed', 'paid-out', 'recovered'] as const
export type CommissionKind = (typeof commissionKinds)[number]

export interface CommissionEntry {
  kind: CommissionKind
  /** Always above zero. */
  amountCents: Cents
  /** Only of a reversal: it was owed already, so that it makes what is owed smaller. */
  isOfApproved?: boolean
}

/** Half of the plan's price actually paid; a last odd centavo stays with the house. */
export function commissionOf(planAmountCents: Cents): Cents {
  return cents(Math.floor(planAmountCents / 2))
}

export interface CommissionSums {
  pendingCents: Cents
  /** Owed and not paid out; below zero when what was paid out was given back later. */
  approvedCents: Cents
  paidOutCents: Cents
}

/** Adds up the movements of one charge, or of all; their order has no part in it. */
export function sumCommission(entries: Iterable<CommissionEntry>): CommissionSums {
  let [pending, approved, paidOut] = [0, 0, 0]
  for (const { kind, amountCents, isOfApproved } of entries) {
    if (kind === 'accrued') pending += amountCents
    else if (kind === 'approved') {
      pending -= amountCents
      approved += amountCents
    } else if (kind === 'paid-out') {
      approved -= amountCents
      paidOut += amountCents
    } else if (kind === 'recovered') {
      approved += amountCents
      paidOut -= amountCents
    } else if (isOfApproved) approved -= amountCents
    else pending -= amountCents
  }
  return {
    pendingCents: cents(pending),
    approvedCents: cents(approved),
    paidOutCents: cents(paidOut),
  }
}

/**
 * What has to be added to a charge's movements, now that so much of it is kept.
 *
 * @param charge.isPaid Paid, and neither charged back nor given back as a whole.
 */
export function commissionAfter(
  entries: readonly CommissionEntry[],
  charge: { isPaid: boolean; planAmountCents: Cents; amountCents: Cents; refundedCents: Cents },
): CommissionEntry | null {
  const { isPaid, planAmountCents, amountCents, refundedCents } = charge
  const kept = isPaid ? Math.max(0, amountCents - refundedCents) / amountCents : 0
  const due = commissionOf(cents(Math.round(planAmountCents * kept)))
  const { pendingCents, approvedCents, paidOutCents } = sumCommission(entries)
  const change = due - (pendingCents + approvedCents + paidOutCents)
  if (change === 0) return null
  if (change > 0) return { kind: 'accrued', amountCents: cents(change) }
  // A charge is approved as a whole, so what no longer waits is owed or gone.
  return { kind: 'reversed', amountCents: cents(-change), isOfApproved: pendingCents < -change }
}
