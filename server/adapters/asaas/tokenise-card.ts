import { cardToken } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import type { PaymentGateway, TokenisedCard } from '#commerce/gateway/index.ts'

/** The one place that sees a card's number; it goes into the body of this call and nowhere else. */
export async function tokeniseCard(
  access: AsaasAccess,
  { customerId, card, holder, remoteIp }: Parameters<PaymentGateway['tokeniseCard']>[0],
): Promise<TokenisedCard> {
  const { number, code } = card.reveal()
  const body = {
    customer: customerId,
    creditCard: {
      holderName: card.holderName,
      number,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      ccv: code,
    },
    creditCardHolderInfo: {
      name: holder.name,
      email: holder.email,
      cpfCnpj: holder.document,
      postalCode: holder.postalCode,
      addressNumber: holder.addressNumber,
      phone: holder.phone.replace(/^55(?=\d{10,11}$)/, ''),
    },
    remoteIp,
  }
  const path = 'creditCard/tokenizeCreditCard'
  const answer = await callAsaas(access, { method: 'POST', path, body }, cardToken)
  return {
    token: answer.creditCardToken,
    brand: answer.creditCardBrand ?? 'UNKNOWN',
    lastFour: answer.creditCardNumber?.slice(-4) ?? card.lastFour,
  }
}
