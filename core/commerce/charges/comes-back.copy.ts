import type { BillingType } from '#commerce/charges/charge-state.ts'

/** How money comes back, in letters and on screens. @param billingType Null where it is unknown. */
export function comesBack(billingType: BillingType | null): string {
  switch (billingType) {
    case 'CREDIT_CARD':
      return 'O dinheiro volta no cartão, em até duas faturas.'
    case 'PIX':
      return 'No PIX o dinheiro volta em instantes, para a conta que pagou.'
    case 'BOLETO':
      return 'No boleto, o processador do pagamento escreve para você pedindo a conta em que quer receber, e o dinheiro volta em alguns dias úteis.'
    case null:
      return 'No PIX o dinheiro volta em instantes; no cartão, em até duas faturas.'
    default:
      return billingType satisfies never
  }
}
