import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { planningCopy as copy } from '#money/budgets/budgets.copy.ts'
import { monthOf, yearsFor } from '#money/budgets/month/month.model.ts'
import classes from './month.module.css'

type Props = { month: string; currentMonth: string; onMonth: (month: string) => void }

/** A year, then one of its months. */
export function MonthPicker({ month, currentMonth, onMonth }: Props) {
  const [year, setYear] = useState(Number(month.slice(0, 4)))
  return (
    <div className={classes.picker}>
      <NativeSelect
        label={copy.year}
        value={String(year)}
        data={yearsFor(month, currentMonth).map(String)}
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        onChange={(event) => setYear(Number(event.currentTarget.value))}
      />
      <div className={classes.months}>
        {monthNames.map((name, index) => {
          const one = monthOf(year, index + 1)
          return (
            <button
              key={name}
              type="button"
              className={classes.month}
              aria-label={`${name} ${year}`}
              aria-pressed={one === month}
              aria-current={one === currentMonth ? 'date' : undefined}
              onClick={() => onMonth(one)}
            >
              {name.slice(0, 3)}
            </button>
          )
        })}
      </div>
    </div>
  )
}
