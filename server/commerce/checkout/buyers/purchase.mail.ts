import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

/** The receipt of a first payment; its link signs in, for the payer may be somebody else. */
export function purchaseMail(bought: {
  name: string
  planName: string
  amountCents: Cents
  installments: number
  link: string
}): MailContent {
  const { name, planName, link } = bought
  return compose({
    name,
    subject: 'Pagamento confirmado: seu plano está ativo',
    paragraphs: [
      `Recebemos o pagamento do ${planName}: ${priceText(bought)}.`,
      'O botão abaixo entra na sua conta. Ele vale por 24 horas e só funciona uma vez.',
    ],
    action: { label: 'Entrar na Lya', link },
    footnote:
      'Não foi você que pagou? Alguém assinou a Lya com o seu e-mail. Sua conta continua só sua, ' +
      'e nada nela mudou.',
  })
}

function priceText({
  amountCents,
  installments,
}: {
  amountCents: Cents
  installments: number
}): string {
  if (installments === 1) return formatReais(amountCents)
  const part = formatReais(cents(Math.round(amountCents / installments)))
  return `${installments}x de ${part}, no total de ${formatReais(amountCents)}`
}
