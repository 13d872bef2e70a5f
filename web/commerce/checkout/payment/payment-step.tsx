import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { checkoutCopy, paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { PayBar, TotalLine } from '#commerce/checkout/frame/pay-bar.tsx'
import { StepCard } from '#commerce/checkout/frame/step-card.tsx'
import { today } from '#connection/clock.ts'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import { WrongFields } from '#design/form/wrong-fields.tsx'
import form from '#design/form.module.css'
import { AddressFields } from './address-fields.tsx'
import { OtherTabNotice } from './code/other-tab-notice.tsx'
import type { OtherTab } from './code/use-other-tab.ts'
import { FailureNotice } from './failure-notice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { MethodFields } from './method-fields.tsx'
import {
  type PaymentField,
  paymentErrors,
  shownInstallments,
  shownMethod,
  totalCents,
} from './payment.model.ts'
import type { PaymentFailure } from './payment-failure.model.ts'
import classes from './payment-step.module.css'

type Props = {
  draft: Draft
  card: TypedCard
  plan: Plan
  methods: readonly PaymentMethod[]
  takesFocus: boolean
  isPaying: boolean
  failure: PaymentFailure | null
  isFailureOfPress: boolean
  otherTab: OtherTab
  onChange: (change: Partial<Draft>) => void
  onCard: (change: Partial<TypedCard>) => void
  onBack: () => void
  onPay: (method: PaymentMethod) => void
}

export function PaymentStep(props: Props) {
  const { draft, card, plan, methods, failure, onChange } = props
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set())
  const wrong = useWrongFields()
  const method = shownMethod(draft, methods)
  const errors = paymentErrors(draft, card, { plan, methods, today: today() })

  const leave = (field: PaymentField) => setLeft((before) => new Set(before).add(field))
  // Nobody is told off for a field that they are still filling in.
  const shown = (field: PaymentField) =>
    wrong.tries > 0 || left.has(field) ? (errors[field] ?? null) : null

  const choose = (chosen: PaymentMethod) => {
    onChange({ method: chosen })
    // Its fields have not been seen yet, so nothing of them is wrong.
    if (method === null) wrong.forget()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length > 0 || method === null) wrong.showWrong()
    else props.onPay(method)
  }

  return (
    <StepCard title={copy.title} lead={copy.lead} takesFocus={props.takesFocus}>
      <form ref={wrong.form} className={form.fields} onSubmit={submit} noValidate>
        <FailureNotice failure={failure} isOfPress={props.isFailureOfPress} />
        {props.otherTab === 'dropped' ? <OtherTabNotice of="dropped" /> : null}
        <WrongFields tries={wrong.tries} count={Object.keys(errors).length} />
        {/* Nothing is another while it is being paid. */}
        <fieldset className={classes.what} disabled={props.isPaying}>
          <AddressFields
            draft={draft}
            error={shown('cep')}
            onChange={onChange}
            onLeave={() => leave('cep')}
          />
          {methods.length > 1 ? (
            <MethodChoice
              methods={methods}
              chosen={method}
              error={shown('method')}
              onChoose={choose}
            />
          ) : null}
          {method ? (
            <MethodFields
              {...{ method, draft, card, plan, shown, onChange }}
              onCard={props.onCard}
              onLeave={leave}
            />
          ) : null}
        </fieldset>
        <Buttons {...props} method={method} />
      </form>
    </StepCard>
  )
}

function Buttons(
  props: Pick<Props, 'draft' | 'plan' | 'isPaying' | 'onBack'> & { method: PaymentMethod | null },
) {
  const { draft, plan, method, isPaying } = props
  const total = formatReais(totalCents(plan, method, shownInstallments(draft, plan)))
  return (
    <>
      <PayBar total={<TotalLine total={total} />} working={isPaying ? checkoutCopy.working : null}>
        <Button type="submit" size="lg" loading={isPaying}>
          {method === 'CREDIT_CARD' ? `${copy.pay.CREDIT_CARD} ${total}` : payLabel(method)}
        </Button>
      </PayBar>
      <Button
        variant="subtle"
        className={classes.back ?? ''}
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        onClick={props.onBack}
        disabled={isPaying}
      >
        {checkoutCopy.back}
      </Button>
    </>
  )
}

function payLabel(method: PaymentMethod | null): string {
  return method === null ? copy.payUnchosen : copy.pay[method]
}
