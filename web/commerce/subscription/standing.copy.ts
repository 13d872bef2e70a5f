import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { ladder } from '@lya/core/commerce/dunning/ladder.ts'
import { addDays } from '@lya/core/commerce/subscriptions/day.ts'
import { subscriptionCopy as copy, statusNames } from './subscription.copy.ts'
import { amountText, dayText as day } from './subscription.model.ts'

/** `tone` picks colour and icon; the word beside it says the same. */
export interface Standing {
  name: string
  tone: 'good' | 'warn' | 'off'
  /** Whole sentences: how it stands, and what to do. */
  text: string
}

/** How a subscription stands, in words. @param isTrialOver There is no rest of it to be added. */
export function standingOf(view: SubscriptionView, isTrialOver: boolean): Standing {
  const { status, nextCharge, accessUntil } = view
  const until = accessUntil === null ? '' : day(accessUntil)
  const amount = nextCharge ? amountText(nextCharge.amountCents) : ''
  if (view.isHeld) {
    const text = 'Seu acesso foi suspenso pela nossa equipe. Fale com o suporte para entender.'
    return { name: statusNames.held, tone: 'warn', text }
  }
  const name = statusNames[status]
  if (view.isConfirming && status !== 'active' && status !== 'cancelled') {
    return { name: copy.confirming, tone: 'warn', text: copy.confirmingLead }
  }
  switch (status) {
    case 'trial':
      if (isTrialOver) {
        const text = 'Seu teste grátis terminou. Assine e continue de onde parou: nada se perdeu.'
        return { name: statusNames['trial-over'], tone: 'warn', text }
      }
      return {
        ...{ name, tone: 'good' },
        text: 'Você ainda não tem um plano. Assine quando quiser: o resto do teste é somado.',
      }
    case 'active':
      return { name, tone: 'good', text: renewal(view) }
    case 'grace':
      return {
        ...{ name, tone: 'warn' },
        text: isByHand(view)
          ? `Falta pagar a renovação de ${amount}: seu acesso continua até ${until}.`
          : [
              `A renovação de ${amount} não passou.`,
              `Seu acesso continua até ${until}.`,
              ...nextTry(view),
            ].join(' '),
      }
    case 'suspended':
      return {
        ...{ name, tone: 'warn' },
        text: [
          `Pague ${amount} e tudo volta na hora.`,
          ...(nextCharge ? [`Sem pagamento, o plano termina em ${endOf(nextCharge.on)}.`] : []),
          'Seus dados continuam guardados.',
        ].join(' '),
      }
    case 'cancelled':
      return {
        ...{ name, tone: 'warn' },
        text: `Você usa tudo até ${until}. Depois disso, nada mais é cobrado.`,
      }
    case 'ended':
      return {
        ...{ name, tone: 'off' },
        text: 'Seus dados continuam guardados. Para voltar, é só escolher um plano.',
      }
    case 'refunded':
      return {
        ...{ name, tone: 'off' },
        text: 'Devolvemos o seu pagamento. Se quiser voltar, escolha um plano.',
      }
    case 'charged-back':
      return {
        ...{ name, tone: 'off' },
        text: 'O pagamento foi contestado no banco. Se foi engano, fale com o suporte.',
      }
    default:
      return status satisfies never
  }
}

/** The last day of a plan that stays unpaid, as its letter says it. */
const endOf = (dueOn: string): string => day(addDays(dueOn, ladder.endedOn - 1))

/** Nothing was tried, and nothing failed: it waits to be paid. */
const isByHand = ({ billingType }: SubscriptionView): boolean =>
  billingType === 'PIX' || billingType === 'BOLETO'

/** A card is tried again by itself, the one that was just saved as well. */
function nextTry({ nextTryOn, may, billingType }: SubscriptionView): string[] {
  if (nextTryOn === null || billingType !== 'CREDIT_CARD') return []
  const orNow = may.pay ? ', ou é só pagar agora' : ''
  return [`Cobramos o cartão de novo em ${day(nextTryOn)}${orNow}.`]
}

function gift(until: string | null): string {
  const days = until === null ? '' : ` até ${day(until)}`
  return `Estes dias são um presente: você usa tudo${days}, e nada é cobrado depois. Quer continuar? Escolha como pagar ou outro plano.`
}

function renewal({ nextCharge, plan, accessUntil }: SubscriptionView): string {
  // Days that were won, and nothing else, are the only ones that go on to no charge.
  if (!nextCharge) return gift(accessUntil)
  const { on, amountCents, installments } = nextCharge
  const amount = amountText(amountCents)
  // Beside the plan's price the sum of its instalments would read as a rise.
  const part = amountText(Math.round(amountCents / installments))
  const parts = installments > 1 ? `, em ${installments}x de ${part}` : ''
  const other = nextCharge.plan.id === plan?.id ? '' : `, já no ${nextCharge.plan.name}`
  return `Renova em ${day(on)} por ${amount}${parts}${other}.`
}
