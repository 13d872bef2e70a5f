import type { CheckoutOptions } from '@lya/contract/commerce/checkout.ts'
import type { Payment } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { useEffect } from 'react'
import { failureCopy } from '#commerce/checkout/checkout.copy.ts'
import type { useDraft } from '#commerce/checkout/draft/use-draft.ts'
import { useFinish } from '#commerce/checkout/outcome/use-finish.ts'
import type { useStep } from '#commerce/checkout/use-step.ts'
import { CodePart } from './code/code-part.tsx'
import type { Texts } from './payment.model.ts'
import { type PaymentFailure, refusedPayment } from './payment-failure.model.ts'
import { PaymentStep } from './payment-step.tsx'
import type { usePaymentPart } from './use-payment-part.ts'
import type { usePaymentState } from './use-payment-state.ts'
import { WaitingPanel } from './waiting-panel.tsx'

type Props = {
  form: ReturnType<typeof useDraft>
  plan: Plan
  options: CheckoutOptions
  payment: ReturnType<typeof usePaymentState>
  part: ReturnType<typeof usePaymentPart>
  walk: ReturnType<typeof useStep>
}

/** Step 2: the form, and what comes instead of it while a payment is under way. */
export function PaymentPart({ form, plan, options, payment, part, walk }: Props) {
  const finish = useFinish(options.successPath)
  const { query, standing } = payment
  const { data } = query
  const { email } = form.draft
  const bought = options.plans.find(({ slug }) => slug === data?.plan)

  useEffect(() => {
    if (data?.state === 'paid') finish(data, { email, plan: bought?.name ?? null })
  }, [data, finish, email, bought])

  const failure = part.isPaying ? null : (part.failure ?? failureOf(data, options.texts))
  // A press shows on its button; only what outlasts it takes the form's place.
  if (standing === 'paid' || (standing === 'waiting' && !part.isPaying)) {
    return (
      <WaitingPanel
        failure={standing === 'paid' ? null : part.failure}
        onAgain={standing === 'paid' ? null : part.again}
      />
    )
  }
  if (data && (standing === 'pix' || standing === 'boleto') && !part.isElsewhere) {
    return (
      <CodePart
        {...{ data, plan, part }}
        bought={bought ?? null}
        isUnreachable={query.isError}
        mayHoldBack={walk.isSettled}
        onOther={() => {
          part.goElsewhere()
          // A code that was met at the first step, as by Forward, has the payment before it.
          if (walk.step === 1) walk.goToPayment()
        }}
      />
    )
  }
  return (
    <PaymentStep
      draft={form.draft}
      card={part.card}
      plan={plan}
      methods={options.methods}
      takesFocus={walk.isMoved || part.isElsewhere}
      isPaying={part.isPaying}
      failure={failure}
      isFailureOfPress={part.failure !== null}
      otherTab={part.otherTab}
      onChange={form.change}
      onCard={part.changeCard}
      onBack={walk.goBack}
      onPay={part.send}
    />
  )
}

/** Why the last attempt came to nothing, as it came to light later than its answer. */
function failureOf(payment: Payment | undefined, texts: Texts): PaymentFailure | null {
  if (!payment?.refusal || !payment.method) return null
  // Two payments met, and this one goes back.
  if (payment.refusal === 'checkout.already-active')
    return { ...failureCopy.surplus, isOpen: false }
  return refusedPayment(payment.refusal, payment.method, texts)
}
