import type { BillingType } from '#commerce/charges/charge-state.ts'

/** How money comes back that has gone, in letters. @param billingType Null where it is unknown. */
export function comesBack(billingType: BillingType | null): string {
  switch (billingType) {
    case 'CREDIT_CARD':
      return 'O dinheiro volta no cartão, em até duas faturas.'
    case 'PIX':
      return 'No PIX o dinheiro volta em instantes, para a conta que pagou.'
    case 'BOLETO':
      return 'No boleto o dinheiro cai em alguns dias úteis, na conta que você informou.'
    case null:
      return 'No PIX o dinheiro volta em instantes; no cartão, em até duas faturas.'
    default:
      return billingType satisfies never
  }
}

/** The same of what was only asked for: nobody knows yet where a boleto's payer wants theirs. */
export function willComeBack(billingType: BillingType | null): string {
  return billingType === 'BOLETO'
    ? 'No boleto, falta só dizer em que conta você quer receber: o link chega por e-mail e aparece aqui, em Pagamentos.'
    : comesBack(billingType)
}

/** What a boleto's payer is asked before anything comes back, and why. */
export const whereToAsked =
  'O boleto não diz para qual conta devolver, por isso o processador do pagamento pergunta a você. É rapidinho: informe uma conta no seu nome e, se ele pedir, um documento. O dinheiro cai nela em alguns dias úteis.'
