export const payingMethods = ['CREDIT_CARD', 'PIX', 'BOLETO'] as const
export type PayingMethod = (typeof payingMethods)[number]

/** How the next renewal is paid; a card is one that the provider keeps. */
export interface Method {
  billingType: PayingMethod
  cardTokenId: string | null
}
