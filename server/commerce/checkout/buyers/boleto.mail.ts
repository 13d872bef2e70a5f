import type { Cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { dayText } from '@lya/core/commerce/subscriptions/day.ts'
import { compose, type MailContent } from '#people/identity/index.ts'

/** What a boleto is paid with, for whoever closes its page. @param boleto.dueOn `YYYY-MM-DD`. */
export function boletoMail(boleto: {
  name: string
  planName: string
  amountCents: Cents
  dueOn: string
  line: string
  link: string
}): MailContent {
  const { name, planName, amountCents, dueOn, line, link } = boleto
  const day = dayText(dueOn)
  return compose({
    name,
    subject: 'Seu boleto da Lya',
    paragraphs: [
      `Aqui está o boleto do ${planName}, de ${formatReais(amountCents)}. Ele vence em ${day}.`,
      'Linha digitável:',
      line,
      'O pagamento leva até dois dias úteis para compensar. Assim que cair, seu plano começa e ' +
        'avisamos por aqui.',
    ],
    action: { label: 'Abrir o boleto', link },
    footnote: 'Não foi você? Ignore este e-mail: um boleto que ninguém paga não vale nada.',
  })
}
