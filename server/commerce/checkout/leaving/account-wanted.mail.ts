import type { Cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { whereToAsked } from '@lya/core/commerce/charges/comes-back.copy.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

/** The money of a boleto that bought nothing waits for whoever paid it, and has no account here. */
export function accountWantedMail(wanted: {
  name: string
  planName: string
  amountCents: Cents
  payerPage: string
}): MailContent {
  const { name, planName, amountCents, payerPage } = wanted
  return compose({
    name,
    subject: 'Falta só dizer onde você quer receber o reembolso',
    paragraphs: [
      `Seu boleto do ${planName} foi pago, mas a compra não valia mais: os ` +
        `${formatReais(amountCents)} voltam para você.`,
      whereToAsked,
    ],
    action: { label: 'Informar a conta', link: payerPage },
    footnote: 'Se quiser voltar, é só começar uma compra nova: o boleto de antes não vale mais.',
  })
}
