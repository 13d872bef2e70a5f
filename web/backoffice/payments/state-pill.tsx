import type { PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import type { ComponentProps } from 'react'
import { Pill } from '#design/table/pill.tsx'
import { paymentsCopy as copy } from './payments.copy.ts'

type Tone = ComponentProps<typeof Pill>['tone']

const tones: Partial<Record<PaymentRow['state'], Tone>> = {
  confirmed: 'good',
  received: 'good',
  refused: 'bad',
  'charged-back': 'bad',
  overdue: 'warning',
  unresolved: 'warning',
  'in-review': 'warning',
  open: 'strong',
}

/** How it stands with a charge. */
export function StatePill({ state }: { state: PaymentRow['state'] }) {
  return <Pill tone={tones[state] ?? 'calm'}>{copy.states[state]}</Pill>
}
