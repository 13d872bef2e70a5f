import { formatReais } from '@lya/core/amounts/reais.ts'
import { dayText } from '@lya/core/commerce/subscriptions/day.ts'
import type { NoticeTopic } from '@lya/core/commerce/subscriptions/effects.ts'
import type { SubscriptionFact } from '#commerce/subscriptions/tell/subscription-fact.ts'
import type { Template } from '#people/notices/index.ts'

/** What the letters and settings call each kind: 'A Lya deixa de mandar e-mails sobre …' */
export const called: Record<NoticeTopic, string> = {
  receipt: 'os seus pagamentos',
  'renewal-soon': 'a renovação do seu plano',
  'renewal-failed': 'cobranças que não passaram',
  suspended: 'a suspensão do seu plano',
  ended: 'o fim do seu plano',
  'refund-account': 'o que falta para os seus reembolsos',
  refunded: 'os seus reembolsos',
  'charged-back': 'contestações de pagamento',
  reinstated: 'contestações que terminaram',
  cancelled: 'o cancelamento do seu plano',
  resumed: 'a volta da sua assinatura',
  'method-changed': 'a sua forma de pagamento',
  'change-planned': 'a troca do seu plano',
  price: 'o preço do seu plano',
}

export const titles: Record<NoticeTopic, string> = {
  receipt: 'Pagamento recebido',
  'renewal-soon': 'Sua renovação está chegando',
  'renewal-failed': 'Não conseguimos renovar seu plano',
  suspended: 'Seu plano está suspenso',
  ended: 'Seu plano terminou',
  'refund-account': 'Falta só dizer onde você quer receber o reembolso',
  refunded: 'Reembolso feito',
  'charged-back': 'Pagamento contestado',
  reinstated: 'Seu pagamento foi confirmado pelo banco',
  cancelled: 'Cancelamento confirmado',
  resumed: 'Assinatura retomada',
  'method-changed': 'Forma de pagamento atualizada',
  'change-planned': 'Seu plano na próxima renovação',
  price: 'O preço do seu plano vai mudar',
}

/** To be approved by Meta. */
export function templateOf(topic: NoticeTopic): Template {
  return {
    name: `lya_assinatura_${topic.replaceAll('-', '_')}`,
    body: 'Aviso da Lya sobre a sua assinatura: {{1}} Para ver tudo, abra Assinatura no seu perfil.',
    example: 'Recebemos R$ 39,90 do seu Plano Mensal.',
  }
}

/** The fact in one line: the template's parameter, and the list of the screens. */
export function sentenceOf(fact: SubscriptionFact): string {
  const amount = formatReais(fact.amountCents)
  const day = dayText(fact.day)
  switch (fact.topic) {
    case 'receipt':
      return `Recebemos ${amount} do seu ${fact.planName}. Obrigada!`
    case 'renewal-soon':
      return isByCard(fact)
        ? `Seu ${fact.planName} renova em ${day}: ${amount} no cartão ${fact.card}.`
        : `Seu ${fact.planName} renova em ${day}: a cobrança de ${amount} já está no seu perfil.`
    case 'renewal-failed':
      return isByCard(fact)
        ? `O cartão ${fact.card} recusou ${amount}. Seu acesso continua até ${day}.`
        : `Ainda não recebemos ${amount} da renovação. Seu acesso continua até ${day}.`
    case 'suspended':
      return `Seu ${fact.planName} está suspenso. Pague ${amount} e tudo volta na hora.`
    case 'ended':
      return `Seu ${fact.planName} terminou. Seus dados continuam guardados.`
    case 'refund-account':
      return `Seu reembolso de ${amount} está a caminho: falta só dizer em que conta você quer receber.`
    case 'refunded':
      return `Devolvemos ${amount} do seu ${fact.planName}.${goesOn(fact)}`
    case 'charged-back':
      return fact.goesOnUntil
        ? `O pagamento de ${amount} foi contestado no banco.${goesOn(fact)}`
        : `O pagamento de ${amount} foi contestado no banco, e o acesso foi encerrado.`
    case 'reinstated':
      return `A contestação de ${amount} terminou, e o pagamento vale.${until(fact)}`
    case 'cancelled':
      return `Seu ${fact.planName} não renova mais. Você usa tudo até ${day}.`
    case 'resumed':
      return `Seu ${fact.planName} continua: a próxima renovação é em ${day}, de ${amount}.`
    case 'method-changed':
      return `As próximas renovações do seu ${fact.planName} são ${methodPhrase(fact)}.`
    case 'change-planned':
      return `Na renovação de ${day}, vale o ${fact.planName}, por ${amount}.`
    case 'price':
      return `Seu ${fact.planName} passa a custar ${amount} nas renovações daqui a 30 dias.`
    default:
      return fact.topic satisfies never
  }
}

/** What a bank's app takes, behind what it is; null where nothing waits to be paid by hand. */
export function codeOf({ pix, boleto }: SubscriptionFact): string | null {
  if (pix !== null) return `PIX copia e cola: ${pix}`
  return boleto ? `Linha digitável do boleto: ${boleto.line}` : null
}

const goesOn = ({ goesOnUntil }: SubscriptionFact): string =>
  goesOnUntil ? ` Com isso, seu acesso vai até ${dayText(goesOnUntil)}.` : ''

const until = ({ goesOnUntil, planName }: SubscriptionFact): string =>
  goesOnUntil ? ` Seu ${planName} é seu até ${dayText(goesOnUntil)}.` : ''

export const isByCard = (fact: SubscriptionFact): boolean =>
  fact.billingType === 'CREDIT_CARD' && fact.card !== null

function methodPhrase(fact: SubscriptionFact): string {
  if (isByCard(fact)) return `no cartão ${fact.card}`
  return fact.billingType === 'BOLETO' ? 'por boleto' : 'por PIX'
}
