import { TextInput } from '@mantine/core'
import { tidyAmount } from '#money/transactions/form/amount-field.model.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-form.module.css'

type Props = {
  value: string
  problem: string | undefined
  onChange: (amount: string) => void
}

/** An amount as Brazilians type it; it is tidied to 1.234,56 when the person leaves the field. */
export function AmountField({ value, problem, onChange }: Props) {
  return (
    <TextInput
      name="amount"
      label={copy.amount}
      required
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      leftSection="R$"
      leftSectionWidth={56}
      classNames={{ input: classes.amount ?? '', section: classes.currency ?? '' }}
      data-autofocus
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(tidyAmount(value))}
    />
  )
}
