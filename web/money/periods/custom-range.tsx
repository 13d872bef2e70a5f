import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/pt-br'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import calendar from '#design/calendar.module.css'
import { formatDay } from '#format/days.ts'
import { customPeriod, type Period } from '#money/periods/period.model.ts'
import { periodsCopy as copy } from '#money/periods/periods.copy.ts'
import classes from './period-filter.module.css'

type Props = { period: Period; onApply: (period: Period) => void }

/** Two days from a calendar; it applies only once both are there. */
export function CustomRange({ period, onApply }: Props) {
  const [range, setRange] = useState<[string | null, string | null]>(
    period.kind === 'custom' ? [period.from, period.to] : [null, null],
  )
  const [from, to] = range
  const chosen = customPeriod(from, to)
  return (
    <div className={classes.custom}>
      <p className={classes.hint} aria-live="polite">
        {from ? `${copy.start}: ${formatDay(from)}` : copy.customLead}
        {to ? ` · ${copy.end}: ${formatDay(to)}` : ''}
      </p>
      <DatePicker
        type="range"
        allowSingleDateInRange
        locale="pt-br"
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        classNames={{ day: calendar.day ?? '' }}
        value={range}
        onChange={setRange}
        ariaLabels={{ previousMonth: copy.previousMonth, nextMonth: copy.nextMonth }}
      />
      <Button disabled={!chosen} onClick={() => chosen && onApply(chosen)}>
        {copy.apply}
      </Button>
    </div>
  )
}
