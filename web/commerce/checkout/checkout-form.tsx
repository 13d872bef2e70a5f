import type { CheckoutOptions, CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { NoticeBox } from '#design/states/notice-box.tsx'
import { checkoutCopy as copy } from './checkout.copy.ts'
import classes from './checkout-form.module.css'
import { namesUnsoldPlan } from './draft/draft.model.ts'
import { useDraft } from './draft/use-draft.ts'
import { useRecovered } from './draft/use-recovered.ts'
import { CheckoutFrame } from './frame/checkout-frame.tsx'
import { Progress } from './frame/progress.tsx'
import { SmallPrint } from './frame/small-print.tsx'
import { useLeave } from './frame/use-leave.ts'
import { shownInstallments, shownMethod, totalCents } from './payment/payment.model.ts'
import { PaymentPart } from './payment/payment-part.tsx'
import { usePaymentPart } from './payment/use-payment-part.ts'
import { usePaymentState } from './payment/use-payment-state.ts'
import { PersonalPart } from './personal/personal-part.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { usePlanOfDraft } from './summary/use-plan-of-draft.ts'
import { useIsOnTrial } from './use-is-on-trial.ts'
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
  const walk = useStep(opened.step)
  const payment = usePaymentState(session.id)
  const { plan, choose } = usePlanOfDraft(draft, options.plans, change)
  const isOnTrial = useIsOnTrial()
  const part = usePaymentPart({ form, plan, onPlan: choose, options, made: payment.query.data })
  const { data } = payment.query
  const { search } = useLocation()
  // What is being paid, whatever this page was opened with.
  const bought = options.plans.find(({ slug }) => slug === data?.plan) ?? plan
  const isOpen = payment.standing !== null && payment.standing !== 'form' && !part.isElsewhere
  const isUnderWay = isOpen || payment.standing === 'paid'
  const leave = useLeave(session.id, payment.query.refetch)
  // Forward may lead to a payment for somebody who was changed since: first the server has to know.
  const step = isUnderWay || (walk.step === 2 && form.isConfirmed) ? 2 : 1
  const chosen = step === 1 ? null : shownMethod(draft, options.methods)
  const isFound = useRecovered(draft, isRestored || form.isFromBackup, payment.standing)
  useSessionTime(session, options.texts.timeout)

  return (
    <CheckoutFrame
      isDemonstration={options.isDemonstration}
      progress={<Progress step={step} onBack={isUnderWay ? undefined : walk.goBack} />}
      foot={
        isUnderWay ? null : (
          <SmallPrint
            {...{ cancelPath: options.cancelPath, hasCode: Boolean(data?.pix ?? data?.boleto) }}
            onLeave={leave}
          />
        )
      }
      summary={
        <OrderSummary
          plan={isUnderWay ? bought : plan}
          plans={options.plans}
          method={isUnderWay && data?.method ? data.method : chosen}
          installments={isUnderWay ? (data?.installments ?? 1) : shownInstallments(draft, plan)}
          isOnTrial={isOnTrial}
          isOfUnsoldLink={step === 1 && namesUnsoldPlan(new URLSearchParams(search), options.plans)}
          onPlan={isUnderWay || part.isPaying ? null : choose}
        />
      }
    >
      {isFound ? <Found /> : null}
      {step === 1 ? (
        <PersonalPart
          form={form}
          password={password}
          asksForReminders={options.hasReminders}
          takesFocus={walk.isMoved}
          total={formatReais(totalCents(plan, null, null))}
          onPassword={setPassword}
          onDone={() => {
            setPassword('')
            walk.goToPayment()
          }}
        />
      ) : (
        <PaymentPart {...{ form, plan, options, payment, part, walk }} />
      )}
    </CheckoutFrame>
  )
}

/** What was typed before is there again. */
function Found() {
  return (
    <div className={classes.found}>
      <NoticeBox kind="info" title={copy.recovered}>
        {copy.recoveredLead}
      </NoticeBox>
    </div>
  )
}
