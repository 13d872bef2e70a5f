import type { Payment } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { useBackFirst } from '#design/layers/use-back-first.ts'
import { BoletoPanel } from '../boleto-panel.tsx'
import { PixPanel } from '../pix-panel.tsx'
import type { usePaymentPart } from '../use-payment-part.ts'

type Props = {
  data: Payment
  /** What the code pays for; null when it is not sold any more. */
  bought: Plan | null
  /** What the form would buy. */
  plan: Plan
  part: ReturnType<typeof usePaymentPart>
  isUnreachable: boolean
  /** Whether the history is ready for Back to have a first thing to do. */
  mayHoldBack: boolean
  onOther: () => void
}

/** The code that is open, or has just expired, and what may be done with it. */
export function CodePart({ data, bought, plan, part, onOther, ...rest }: Props) {
  const { isPaying, failure, otherTab, send } = part
  // Back leads to how else to pay; the code holds all the same.
  useBackFirst(rest.mayHoldBack, onOther)
  const method = data.boleto ? 'BOLETO' : 'PIX'
  const codePlan = { bought, chosen: plan, isBusy: isPaying, onChange: () => send(method) }
  if (data.boleto) {
    const { boleto } = data
    return <BoletoPanel {...{ boleto, codePlan, failure, otherTab }} onOther={onOther} />
  }
  return (
    <PixPanel
      {...{ payment: data, codePlan, isPaying, failure, otherTab, onOther }}
      isUnreachable={rest.isUnreachable}
      onAgain={() => (bought ? send('PIX', bought) : onOther())}
    />
  )
}
