import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/pt-br'
import { DatePicker } from '@mantine/dates'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { today } from '#connection/clock.ts'
import { dayAfterKey } from '#design/days/calendar-keys.model.ts'
import { daysCopy } from '#design/days/days.copy.ts'
import { isDay, monthStart } from '#format/day-arithmetic.ts'
import calendar from './calendar.module.css'

type Props = {
  label: string
  value: string
  minDay: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** A month to pick a day from, by pointer or by the arrow keys; weeks begin on Sunday. */
export function DayCalendar({ label, value, minDay = '1900-01-01', onPick, onClose }: Props) {
  const chosen = isDay(value) ? value : null
  const root = useRef<HTMLFieldSetElement>(null)
  const [shown, setShown] = useState(chosen ?? today())
  /** Which day the keyboard is on. */
  const [reached, setReached] = useState(chosen ?? (today() < minDay ? minDay : today()))
  const isFocusDue = useRef(true)
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    root.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus()
    root.current?.scrollIntoView({ block: 'nearest' })
  })
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      event.preventDefault()
      return onClose()
    }
    const isOnDay = (event.target as HTMLElement).hasAttribute('data-day')
    const next =
      isOnDay && !event.ctrlKey && !event.metaKey ? dayAfterKey(reached, event.key) : null
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (next < minDay || next > '2199-12-31') return
    isFocusDue.current = true
    setReached(next)
    setShown(monthStart(next))
  }
  return (
    <fieldset ref={root} className={calendar.frame} aria-label={label} onKeyDownCapture={move}>
      <DatePicker
        locale="pt-br"
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        classNames={{ day: calendar.day ?? '' }}
        minDate={minDay}
        maxDate="2199-12-31"
        value={chosen}
        date={shown}
        onDateChange={setShown}
        getDayProps={(day) => ({
          'data-day': day,
          onFocus: () => setReached(day),
        })}
        onChange={(day) => onPick(day ?? chosen ?? '')}
        ariaLabels={{ previousMonth: daysCopy.previousMonth, nextMonth: daysCopy.nextMonth }}
      />
    </fieldset>
  )
}
