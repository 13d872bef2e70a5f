import type { CheckoutOptions, CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { useState } from 'react'
import { useDraft } from './draft/use-draft.ts'
import { useRecovered } from './draft/use-recovered.ts'
import { CheckoutFrame } from './frame/checkout-frame.tsx'
import { Progress } from './frame/progress.tsx'
import { shownInstallments, shownMethod, totalCents } from './payment/payment.model.ts'
import { PaymentPart } from './payment/payment-part.tsx'
import { usePaymentState } from './payment/use-payment-state.ts'
import { PersonalPart } from './personal/personal-part.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { usePlanOfDraft } from './summary/use-plan-of-draft.ts'
import { useSessionTime } from './use-session-time.ts'
import { useStep } from './use-step.ts'

type Props = {
  opened: CheckoutSession
  isRestored: boolean
  asked: PlanName | null
  options: CheckoutOptions
}

/** Both steps of a purchase and, beside them, what it comes to. */
export function CheckoutForm({ opened, isRestored, asked, options }: Props) {
  const form = useDraft(opened, asked)
  const { draft, change, session } = form
  const [password, setPassword] = useState('')
  const { step, isMoved, goToPayment, goBack } = useStep(opened.step)
  const payment = usePaymentState(session.id)
  const { plan, choose } = usePlanOfDraft(draft, options.plans, change)
  const { data } = payment.query
  const installments = shownInstallments(draft, plan)
  const isUnderWay = payment.standing !== null && payment.standing !== 'form'
  const chosen = step === 1 ? null : shownMethod(draft, options.methods)
  const method = isUnderWay && data?.method ? data.method : chosen
  useRecovered(draft, isRestored || form.isFromBackup)
  useSessionTime(session, options.texts.timeout)

  return (
    <CheckoutFrame
      isDemonstration={options.isDemonstration}
      progress={<Progress step={isUnderWay ? 2 : step} onBack={isUnderWay ? undefined : goBack} />}
      summary={
        <OrderSummary
          plan={plan}
          plans={options.plans}
          method={method}
          installments={installments}
          onPlan={isUnderWay ? null : choose}
        />
      }
    >
      {step === 1 && !isUnderWay ? (
        <PersonalPart
          form={form}
          password={password}
          asksForReminders={options.hasReminders}
          takesFocus={isMoved}
          total={formatReais(totalCents(plan, null, null))}
          onPassword={setPassword}
          onDone={() => {
            setPassword('')
            goToPayment()
          }}
        />
      ) : (
        <PaymentPart
          form={form}
          plan={plan}
          options={options}
          payment={payment}
          takesFocus={isMoved}
          onBack={goBack}
        />
      )}
    </CheckoutFrame>
  )
}
