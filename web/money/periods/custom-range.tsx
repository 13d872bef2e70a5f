import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/pt-br'
import { Button } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import calendar from '#design/days/calendar.module.css'
import { DayText } from '#design/days/day-text.tsx'
import { isDay } from '#format/day-arithmetic.ts'
import { customPeriod, isBackwards, type Period } from '#money/periods/period.model.ts'
import { periodsCopy as copy } from '#money/periods/periods.copy.ts'
import classes from './period-filter.module.css'

type Props = { period: Period; onApply: (period: Period) => void }

/** Two days, typed or from a calendar; it applies only once both are there. */
export function CustomRange({ period, onApply }: Props) {
  const [from, setFrom] = useState(period.kind === 'custom' ? period.from : '')
  const [to, setTo] = useState(period.kind === 'custom' ? period.to : '')
  const [typed, setTyped] = useState(0)
  const problem = isBackwards(from, to) ? copy.backwards : undefined
  const chosen = problem ? null : customPeriod(from, to)
  // The calendar has no range that runs backwards: it waits for another end.
  const range = [from, problem ? '' : to].map((day) => (isDay(day) ? day : null)) as [
    string | null,
    string | null,
  ]
  const write = (set: (day: string) => void) => (day: string) => {
    set(day)
    setTyped((before) => before + 1)
  }
  return (
    <form
      className={classes.custom}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onApply(chosen)
      }}
    >
      <div className={classes.ends}>
        <DayText
          name="from"
          label={copy.start}
          isRequired={false}
          value={from}
          onChange={write(setFrom)}
        />
        <DayText
          name="to"
          label={copy.end}
          isRequired={false}
          value={to}
          error={problem}
          onChange={write(setTo)}
        />
      </div>
      <DatePicker
        // It begins anew after typing: a start that was typed is one that it waits to complete.
        key={typed}
        type="range"
        allowSingleDateInRange
        locale="pt-br"
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        classNames={{ day: calendar.day ?? '' }}
        {...(range[0] ? { defaultDate: range[0] } : {})}
        value={range}
        onChange={([start, end]) => {
          setFrom(start ?? '')
          setTo(end ?? '')
        }}
        ariaLabels={{ previousMonth: copy.previousMonth, nextMonth: copy.nextMonth }}
      />
      <Button type="submit" disabled={!chosen}>
        {copy.apply}
      </Button>
    </form>
  )
}
