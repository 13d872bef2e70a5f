import { ActionIcon } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { DayText, type DayTextProps } from '#design/days/day-text.tsx'
import { daysCopy } from '#design/days/days.copy.ts'
import { later } from '#design/later/later.ts'
import { loadQuietly } from '#design/later/use-load-early.ts'
import classes from './day-text.module.css'

const DayCalendar = later(async () => (await import('#design/days/day-calendar.tsx')).DayCalendar)

type Props = DayTextProps & {
  /** Days before this one can't be picked. */
  minDay?: string
}

/**
 * A day, typed or picked from a calendar that opens below by its button. In a grid the calendar
 * takes a row of its own, so the field must stand in the form's grid itself.
 */
export function DayField({ minDay, ...text }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = (day: string) => {
    text.onChange(day)
    close()
  }
  const load = () => void loadQuietly(DayCalendar)
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <DayText
        {...text}
        onKeyDown={openByKey}
        rightSection={
          <ActionIcon
            ref={button}
            size="lg"
            aria-label={isOpen ? daysCopy.closeCalendar : daysCopy.openCalendar}
            aria-expanded={isOpen}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        }
      />
      {isOpen ? (
        <div className={classes.calendar}>
          <Suspense>
            <DayCalendar
              label={text.label}
              value={text.value}
              minDay={minDay}
              onPick={pick}
              onClose={close}
            />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
