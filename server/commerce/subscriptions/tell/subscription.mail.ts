import { formatReais } from '@lya/core/amounts/reais.ts'
import { comesBack, whereToAsked } from '@lya/core/commerce/charges/comes-back.copy.ts'
import { dayText } from '@lya/core/commerce/subscriptions/day.ts'
import { isByCard, sentenceOf, titles } from '#commerce/subscriptions/tell/subscription.copy.ts'
import type { SubscriptionFact } from '#commerce/subscriptions/tell/subscription-fact.ts'
import type { Words } from '#people/notices/index.ts'

export function letterOf(fact: SubscriptionFact): Words['letter'] {
  return {
    subject: titles[fact.topic],
    paragraphs: [sentenceOf(fact), ...more(fact)],
    label: labelOf(fact),
  }
}

function more(fact: SubscriptionFact): string[] {
  switch (fact.topic) {
    case 'receipt':
      return [
        ...(fact.creditCents > 0
          ? [`Já descontamos ${formatReais(fact.creditCents)} dos dias do outro plano não usados.`]
          : []),
        `Pagamento de ${dayText(fact.day)}. O recibo para imprimir fica no seu perfil.`,
        'Mudou de ideia? Você tem 7 dias, a contar do pagamento, para pedir o dinheiro de volta.',
      ]
    case 'renewal-soon':
      return [...codeLines(fact), 'Não quer renovar? Cancele pelo perfil, sem falar com ninguém.']
    case 'renewal-failed':
      return isByCard(fact)
        ? [againLine(fact)]
        : [...codeLines(fact), 'Se você já pagou, pode deixar: a confirmação chega sozinha.']
    case 'suspended':
      return [
        `Seus dados continuam guardados. Sem pagamento, o plano termina em ${dayText(fact.day)}.`,
      ]
    case 'ended':
      return fact.isWanted
        ? ['Foi bom ter você por aqui. Quando quiser voltar, é só escolher um plano.']
        : ['Quando quiser voltar, é só escolher um plano: está tudo como você deixou.']
    case 'refund-account':
      return accountLines(fact)
    case 'refunded':
      return [...whyBack(fact), comesBack(fact.billingType)]
    case 'charged-back':
      return ['Se não foi você que contestou, ou se foi um engano, fale com a gente.']
    case 'reinstated':
      return fact.isWanted
        ? ['Depois desse dia nada é cobrado. Quer continuar? Retome a assinatura pelo perfil.']
        : []
    case 'cancelled':
      return ['Mudou de ideia? Até esse dia você retoma a assinatura com um toque.']
    case 'resumed':
      return ['Que bom ter você com a gente!']
    case 'method-changed':
      return ['Não foi você? Troque sua senha e fale com a gente.']
    case 'change-planned':
      return ['Até lá nada muda. Mudou de ideia? Você troca ou desiste da troca pelo perfil.']
    case 'price':
      return ['Até lá nada muda. Se preferir, você troca de plano ou cancela pelo perfil.']
    default:
      return fact.topic satisfies never
  }
}

/** The page is named too, for whoever cannot come in any more. */
function accountLines({ payerPage }: SubscriptionFact): string[] {
  const page = payerPage ? [`O link, se preferir abrir direto: ${payerPage}`] : []
  return [whereToAsked, ...page]
}

/** Why money went back that nobody asked for. */
function whyBack(fact: SubscriptionFact): string[] {
  const { isGivenUp, isChangeGivenUp, isLeaving, isSurplus, isUncovered } = fact
  if (isLeaving) {
    return [
      'Sua conta está para ser excluída, por isso nenhum pagamento fica nela. Mudou de ideia? ' +
        'Entre, escolha ficar e assine de novo.',
    ]
  }
  if (isGivenUp) {
    return ['Esse pagamento chegou depois que você desistiu da compra, por isso voltou para você.']
  }
  if (isChangeGivenUp) {
    return ['Esse pagamento chegou depois que você desistiu da troca, por isso voltou para você.']
  }
  if (isUncovered) {
    return [
      'Essa troca contava com o crédito de um pagamento que já voltou para você, ' +
        'por isso ela voltou também.',
    ]
  }
  if (!isSurplus) return []
  return ['Esse pagamento chegou quando o plano já estava pago, por isso voltou para você.']
}

/** A letter that leaves after the last try promises no other. */
function againLine({ nextTryOn }: SubscriptionFact): string {
  if (nextTryOn === null) return 'Não vamos tentar mais: troque o cartão ou pague pelo seu perfil.'
  return 'Vamos tentar de novo nos próximos dias. Você também pode trocar o cartão ou pagar já.'
}

function codeLines({ pix, boleto }: SubscriptionFact): string[] {
  if (pix !== null) return ['PIX copia e cola:', pix]
  if (!boleto) return []
  const page = boleto.url === '' ? [] : [`Para ver ou imprimir: ${boleto.url}`]
  return ['Linha digitável do boleto:', boleto.line, ...page]
}

function labelOf({ topic }: SubscriptionFact): string {
  if (topic === 'ended') return 'Ver planos'
  if (topic === 'charged-back') return 'Falar com a gente'
  if (topic === 'refund-account') return 'Informar a conta'
  return topic === 'receipt' ? 'Ver o recibo' : 'Ver minha assinatura'
}
