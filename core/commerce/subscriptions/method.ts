import type { BillingType } from '#commerce/charges/charge-state.ts'

/** How the next renewal is paid; a card is one that the provider keeps. */
export interface Method {
  billingType: BillingType
  cardTokenId: string | null
}
