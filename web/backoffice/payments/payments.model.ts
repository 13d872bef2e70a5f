import type { PaymentDetail, PaymentFilter } from '@lya/contract/backoffice/trade/payments.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import {
  billingTypes,
  chargeReasons,
  chargeStates,
} from '@lya/core/commerce/charges/charge-state.ts'
import { commissionAfter, sumCommission } from '@lya/core/commerce/referral/commission.ts'

const dayForm = /^\d{4}-\d\d-\d\d$/

/** What the address says of the list; what makes no sense is left out. */
export function filterOf(query: URLSearchParams): PaymentFilter {
  const search = query.get('q')?.trim() ?? ''
  const state = chargeStates.find((one) => one === query.get('situacao'))
  const billingType = billingTypes.find((one) => one === query.get('meio'))
  const reason = chargeReasons.find((one) => one === query.get('motivo'))
  const [from, to] = [query.get('de') ?? '', query.get('ate') ?? '']
  return {
    ...(search === '' ? {} : { search: search.slice(0, 120) }),
    ...(state && { state }),
    ...(billingType && { billingType }),
    ...(reason && { reason }),
    ...(dayForm.test(from) ? { from } : {}),
    ...(dayForm.test(to) ? { to } : {}),
  }
}

/**
 * What a refund takes from whoever earns of the charge: of what is owed to them, and of what they
 * were paid already; null where nobody earns.
 */
export function takenFromCommission(
  payment: PaymentDetail,
  refundCents: number,
): { name: string | null; takenCents: number; isPaidOut: boolean } | null {
  const { commission, planAmountCents, amountCents, refundedCents } = payment
  if (!commission) return null
  const entries = commission.entries.map((entry) => ({
    ...{ kind: entry.kind, isOfApproved: entry.isOfApproved },
    amountCents: cents(entry.amountCents),
  }))
  const after = cents(refundedCents + refundCents)
  const next = commissionAfter(entries, {
    isPaid: after < amountCents,
    planAmountCents: cents(planAmountCents),
    amountCents: cents(amountCents),
    refundedCents: after,
  })
  if (next?.kind !== 'reversed') return null
  const { paidOutCents, approvedCents } = sumCommission(entries)
  const isPaidOut = paidOutCents > 0 && approvedCents < next.amountCents
  return { name: commission.name, takenCents: next.amountCents, isPaidOut }
}
