import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { methodNames, periodNames } from './subscription.copy.ts'

export const dayText = (on: string): string => on.split('-').toReversed().join('/')

export const amountText = (amount: number): string => formatReais(cents(amount))

/** The plan that was chosen for the next renewal, when it is another one. */
export function plannedName({ nextCharge, plan }: SubscriptionView): string | null {
  return nextCharge && plan && nextCharge.plan.id !== plan.id ? nextCharge.plan.name : null
}

/** `Mastercard **** 1234`, or by what else the renewals are paid. */
export function methodText({
  billingType,
  card,
}: Pick<SubscriptionView, 'billingType' | 'card'>): string | null {
  if (billingType === null) return null
  if (!card) return methodNames[billingType]
  return `${titled(card.brand)} **** ${card.lastFour}`
}

export function priceText(plan: NonNullable<SubscriptionView['plan']>): string {
  return `${amountText(plan.priceCents)} ${periodNames[plan.period]}`
}

const titled = (brand: string): string =>
  brand === '' || brand === 'UNKNOWN'
    ? methodNames.CREDIT_CARD
    : `${brand.charAt(0)}${brand.slice(1).toLowerCase()}`
