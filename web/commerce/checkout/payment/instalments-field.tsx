import type { Plan } from '@lya/contract/commerce/plans.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { instalmentLabel } from '#commerce/checkout/summary/summary.model.ts'

type Props = {
  plan: Plan
  /** Null when what was chosen is no longer offered. */
  chosen: number | null
  error: string | null
  onChoose: (count: number) => void
}

/** Each way to pay in parts, with what one part and all of them come to. */
export function InstalmentsField({ plan, chosen, error, onChoose }: Props) {
  return (
    <NativeSelect
      label={copy.installments}
      name="installments"
      size="md"
      value={chosen === null ? '' : String(chosen)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      error={error}
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
    >
      {chosen === null ? (
        <option value="" disabled>
          {copy.installmentsMissing}
        </option>
      ) : null}
      {plan.instalments.map((part) => (
        <option key={part.count} value={part.count}>
          {instalmentLabel(part)}
        </option>
      ))}
    </NativeSelect>
  )
}
