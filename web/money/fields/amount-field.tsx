import { TextInput } from '@mantine/core'
import { tidyAmount } from '#money/fields/amount-field.model.ts'
import { fieldsCopy as copy } from '#money/fields/fields.copy.ts'
import classes from './fields.module.css'

type Props = {
  label?: string
  name?: string
  value: string
  problem: string | undefined
  /** The field that stands out, and where a dialog begins; else a plain one. */
  isMain?: boolean
  isRequired?: boolean
  onChange: (amount: string) => void
}

/** An amount as Brazilians type it; it is tidied to 1.234,56 when the person leaves the field. */
export function AmountField(props: Props) {
  const { value, problem, isMain = true, onChange } = props
  const tidy = () => {
    const tidied = tidyAmount(value)
    // To leave a field is no edit: what is said of it stands, and the button below does not move.
    if (tidied !== value) onChange(tidied)
  }
  const main = { classNames: { input: classes.amount ?? '', section: classes.currency ?? '' } }
  return (
    <TextInput
      name={props.name ?? 'amount'}
      label={props.label ?? copy.amount}
      required={props.isRequired ?? true}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      leftSection="R$"
      {...(isMain
        ? { ...main, leftSectionWidth: 56, 'data-autofocus': true }
        : { size: 'md', leftSectionWidth: 44 })}
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={tidy}
    />
  )
}
