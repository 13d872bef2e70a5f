import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { fieldsCopy as copy } from '#money/fields/fields.copy.ts'
import classes from './type-switch.module.css'

const choices = [
  { type: 'despesa', label: copy.expense, Icon: IconArrowUpRight },
  { type: 'receita', label: copy.income, Icon: IconArrowDownLeft },
] as const

/** Money out or money in: two radio buttons that look like one switch. */
export function TypeSwitch(props: {
  value: TransactionType
  onChange: (type: TransactionType) => void
}) {
  return (
    <fieldset className={classes.switch}>
      <legend className="lya-hidden">{copy.type}</legend>
      {choices.map(({ type, label, Icon }) => (
        <label key={type} className={classes.choice} data-type={type}>
          <input
            type="radio"
            name="type"
            className={classes.input}
            checked={props.value === type}
            onChange={() => props.onChange(type)}
          />
          <Icon size={18} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
