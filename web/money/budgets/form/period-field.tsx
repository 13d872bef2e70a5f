import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthOf, yearsFor } from '#money/budgets/month/month.model.ts'
import classes from './budget-form.module.css'

type Props = { month: string; currentMonth: string; onChange: (month: string) => void }

/** The month a budget is for: its name and its year. */
export function PeriodField({ month, currentMonth, onChange }: Props) {
  const year = Number(month.slice(0, 4))
  const number = Number(month.slice(5))
  const arrow = <IconChevronDown size={18} aria-hidden="true" />
  return (
    <fieldset className={classes.period}>
      <legend className="lya-hidden">{copy.period}</legend>
      <NativeSelect
        label={copy.period}
        required
        size="md"
        rightSection={arrow}
        value={String(number)}
        data={monthNames.map((label, index) => ({ value: String(index + 1), label }))}
        onChange={(event) => onChange(monthOf(year, Number(event.currentTarget.value)))}
      />
      <NativeSelect
        label={copy.year}
        required
        size="md"
        rightSection={arrow}
        value={String(year)}
        data={yearsFor(month, currentMonth).map(String)}
        onChange={(event) => onChange(monthOf(Number(event.currentTarget.value), number))}
      />
    </fieldset>
  )
}
