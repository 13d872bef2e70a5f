import { type Frequency, frequencies, isCreatedLate } from '@lya/core/money/recurring/due-date.ts'
import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { DayField } from '#design/days/day-field.tsx'
import { isDay } from '#format/day-arithmetic.ts'
import { formatWeekday } from '#format/days.ts'
import { CountField } from '#money/recurring/form/count-field.tsx'
import { formCopy as copy } from '#money/recurring/form/payment-form.copy.ts'
import {
  daysBetween,
  type FormProblems,
  type FormValues,
  laterDay,
} from '#money/recurring/form/payment-form.model.ts'
import { frequencyNames } from '#money/recurring/recurring.copy.ts'
import classes from './payment-form.module.css'

type Props = {
  values: FormValues
  problems: FormProblems
  /** Today, of a payment that would be new and may be late from the start; else null. */
  lateFrom: string | null
  onRhythm: (change: Partial<Pick<FormValues, 'dueDay' | 'frequency'>>) => void
  onNextDate: (day: string) => void
}

/** How often it falls due, on which day, and when next. */
export function RhythmFields({ values, problems, lateFrom, onRhythm, onNextDate }: Props) {
  const later = laterWords(values)
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          name="frequency"
          size="md"
          label={copy.frequency}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
          value={values.frequency}
          onChange={(event) => onRhythm({ frequency: event.currentTarget.value as Frequency })}
          data={frequencies.map((value) => ({ value, label: frequencyNames[value] }))}
        />
        <CountField
          name="dueDay"
          label={copy.dueDay}
          min={1}
          max={31}
          value={values.dueDay}
          problem={problems.dueDay}
          onChange={(dueDay) => onRhythm({ dueDay })}
        />
      </div>
      {isLastDayMeant(values) ? <p className={classes.hint}>{copy.dueDayHint}</p> : null}
      <DayField
        name="nextDate"
        meant="near"
        label={copy.nextDate}
        value={values.nextDate}
        error={problems.nextDate}
        onChange={onNextDate}
      />
      {later === null ? null : <p className={classes.hint}>{later}</p>}
      <p className={classes.late} role="status">
        {lateFrom !== null && isLate(values.nextDate, lateFrom) ? (
          <span>
            <IconAlertTriangle size={16} aria-hidden="true" /> {copy.late}
          </span>
        ) : null}
      </p>
    </>
  )
}

/** Whether some months have no such day. */
function isLastDayMeant(values: FormValues): boolean {
  return daysBetween(values) === null && Number(values.dueDay) > 28
}

/** When those behind the next one fall due, where its own day does not say it. */
function laterWords(values: FormValues): string | null {
  const { nextDate } = values
  const days = daysBetween(values)
  if (days !== null && isDay(nextDate)) {
    return days === 7 ? copy.everyWeek(formatWeekday(nextDate)) : copy.everyFifteenDays
  }
  const day = laterDay(values)
  return day === null ? null : copy.laterDay(day)
}

function isLate(day: string, today: string): boolean {
  if (!isDay(day)) return false
  return isCreatedLate(Temporal.PlainDate.from(day), Temporal.PlainDate.from(today))
}
