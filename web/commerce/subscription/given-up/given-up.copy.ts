import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { amountText, dayText } from '../subscription.model.ts'

export const givenUpCopy = {
  loading: 'Vendo se você tem tempo pago',
  failed:
    'Não conseguimos ver agora se você tem tempo pago. Confira em Assinatura antes de excluir.',
} as const

/** What goes with the account, and what can be had back; empty where nothing is paid for. */
export function givenUpLines(view: SubscriptionView): string[] {
  const { status, plan, accessUntil, payments } = view
  if ((status !== 'active' && status !== 'cancelled') || !plan || !accessUntil) return []
  const isPaid = payments.some(({ state }) => state === 'paid')
  const until = `${isPaid ? 'está pago' : 'vale'} até ${dayText(accessUntil)}`
  return [
    `Seu ${plan.name} ${until}: ao excluir a conta, você perde o acesso na hora e abre mão desse tempo.`,
    ...refundLines(view, isPaid),
  ]
}

/** A day of the consumer code, which the account's own end may cut short. */
function refundLines({ refund, payments, isHeld }: SubscriptionView, isPaid: boolean): string[] {
  if (refund) {
    const amount = amountText(refund.amountCents)
    return [
      `Excluir não devolve o pagamento, mas você pode pedir ${amount} de volta até ${dayText(refund.until)}, em Assinatura. Depois de excluir, ainda dá, enquanto a conta não for apagada.`,
    ]
  }
  const isOpen = isHeld || payments.some(({ state }) => state === 'refunding')
  return isPaid && !isOpen ? ['O prazo de 7 dias para pedir o dinheiro de volta já passou.'] : []
}
