import type { Cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import { comesBack } from '@lya/core/commerce/charges/comes-back.copy.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

/** Money of a purchase that came to nothing has gone back, to whoever has no account here. */
export function returnedMail(returned: {
  name: string
  planName: string
  amountCents: Cents
  billingType: BillingType
  isGivenUp: boolean
  link: string
}): MailContent {
  const { name, planName, amountCents, billingType, isGivenUp, link } = returned
  return compose({
    name,
    subject: 'Reembolso feito',
    paragraphs: [
      `Devolvemos ${formatReais(amountCents)} do ${planName}.`,
      isGivenUp
        ? 'Esse pagamento chegou depois que você desistiu da compra, por isso voltou para você.'
        : 'Faltavam dados seus na compra para começar o plano, por isso o pagamento voltou para você.',
      comesBack(billingType),
    ],
    action: { label: 'Ver os planos', link },
    footnote: 'Se quiser voltar, é só começar uma compra nova: o código de antes não vale mais.',
  })
}
