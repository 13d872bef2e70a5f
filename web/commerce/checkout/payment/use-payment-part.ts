import type { CheckoutOptions } from '@lya/contract/commerce/checkout.ts'
import type { Payment, PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { useDraft } from '#commerce/checkout/draft/use-draft.ts'
import { noCard } from '#commerce/fields/card-errors.model.ts'
import { api } from '#connection/calls/client.ts'
import type { RefusedCall } from '#connection/calls/refused-call.ts'
import { useOtherTab } from './code/use-other-tab.ts'
import { shownInstallments, totalCents } from './payment.model.ts'
import { usePay } from './use-pay.ts'

type Parts = {
  form: ReturnType<typeof useDraft>
  plan: Plan
  onPlan: (plan: Plan) => void
  options: CheckoutOptions
  /** How far the payment is, once that is known. */
  made: Payment | undefined
}

/**
 * The card in this page's memory, and the press that pays. Both last as long as the visit: going
 * back to the first step loses neither what was typed nor which attempt is open.
 */
export function usePaymentPart({ form, plan, onPlan, options, made }: Parts) {
  const { draft, saveNow, renew, session } = form
  const queryClient = useQueryClient()
  const [card, setCard] = useState<TypedCard>(noCard)
  /** Whoever wants to pay in another way sees the form again, though a code is still open. */
  const [isElsewhere, setElsewhere] = useState(false)

  const onAnswer = (answer: Payment) => {
    setElsewhere(false)
    // The card has done its part once it is decided, unless it is to be corrected.
    if (answer.state === 'paid' || answer.state === 'in-review') setCard(noCard)
  }
  const onRefusal = ({ code }: RefusedCall) => {
    // The page shows what is sold now before anybody pays for it.
    if (code === 'checkout.plan-changed' || code === 'checkout.method-off') {
      void queryClient.invalidateQueries({ queryKey: api.checkout.options.key() })
    }
  }
  const before = (order: { plan: PlanName }) => saveNow({ plan: order.plan })
  const paying = usePay(options.texts, { before, renew, onAnswer, onRefusal })
  const [last, setLast] = useState<PaymentMethod | null>(null)
  /** @param bought Another plan than the form's, such as that of a code to be renewed. */
  const send = (method: PaymentMethod, bought: Plan = plan) => {
    setLast(method)
    if (bought.id !== plan.id) onPlan(bought)
    const installments = shownInstallments(draft, bought)
    void paying.pay({
      sessionId: session.id,
      method,
      plan: bought.slug,
      amountCents: totalCents(bought, method, installments),
      installments: installments ?? 1,
      document: draft.pixDocument,
      card,
    })
  }
  const otherTab = useOtherTab(made, {
    asked: paying.asked,
    isChanging: paying.isPaying || isElsewhere || paying.failure !== null,
  })
  return {
    card,
    changeCard: (typed: Partial<TypedCard>) => setCard((before) => ({ ...before, ...typed })),
    isElsewhere,
    goElsewhere: () => setElsewhere(true),
    otherTab,
    isPaying: paying.isPaying,
    failure: paying.failure,
    send,
    /** The same attempt once more, where nobody knows what came of it. */
    again: paying.failure?.isOpen && last ? () => send(last) : null,
  }
}
