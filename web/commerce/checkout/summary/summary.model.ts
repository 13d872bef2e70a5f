import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { periodMonths } from '@lya/core/commerce/plans/period.ts'

import { summaryCopy as copy, periodCopy } from './summary.copy.ts'

export interface SummaryLine {
  label: string
  amountCents: Cents
}

export interface Summary {
  lines: SummaryLine[]
  totalCents: Cents
  /** How the total is paid, such as `12x de R$ 21,72`; null when it is paid at once. */
  parts: string | null
}

/** What a buyer pays, line by line, and nothing that comes to light only later. */
export function summarize(
  plan: Plan,
  method: PaymentMethod | null,
  installments: number | null,
): Summary {
  const part = method === 'CREDIT_CARD' ? partOf(plan, installments) : null
  const total = cents(part?.totalCents ?? plan.priceCents)
  const price = { label: plan.name, amountCents: cents(plan.priceCents) }
  const interest = { label: copy.interest, amountCents: cents(total - plan.priceCents) }
  return {
    lines: interest.amountCents > 0 ? [price, interest] : [price],
    totalCents: total,
    parts: part && part.count > 1 ? partsPhrase(part) : null,
  }
}

/** `12x de R$ 21,72`, with what it comes to where it is more than one. */
export function instalmentLabel(part: Plan['instalments'][number]): string {
  if (part.count === 1) return copy.atOnce(formatReais(cents(part.valueCents)))
  return copy.inAll(partsPhrase(part), formatReais(cents(part.totalCents)))
}

/** The price of a month, where the plan is paid for more than one; null otherwise. */
export function monthlyCents(plan: Pick<Plan, 'period' | 'priceCents'>): Cents | null {
  const months = periodMonths(plan.period)
  return months === 1 ? null : cents(Math.round(plan.priceCents / months))
}

/** What happens at the end of the period: nobody is surprised by a charge. */
export function renewalPhrase(plan: Pick<Plan, 'period'>, method: PaymentMethod | null): string {
  const { renewal } = periodCopy[plan.period]
  const isByCard = method === 'CREDIT_CARD' || method === null
  return isByCard ? copy.renewsByCard(renewal) : copy.renewsByBill(renewal)
}

function partsPhrase(part: { count: number; valueCents: number }): string {
  return `${part.count}x de ${formatReais(cents(part.valueCents))}`
}

function partOf(plan: Plan, count: number | null) {
  return plan.instalments.find((one) => one.count === count) ?? null
}
