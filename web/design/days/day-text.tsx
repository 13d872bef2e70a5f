import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { today } from '#connection/clock.ts'
import { dayProblem, daysCopy, shortcutNames } from '#design/days/days.copy.ts'
import { addDays, isDay } from '#format/day-arithmetic.ts'
import { formatDay } from '#format/days.ts'
import { daysAround, type Meant, readDay } from '#format/typed-day.ts'
import classes from './day-text.module.css'

const shortcuts = {
  past: ['today', 'yesterday'],
  near: ['today', 'tomorrow'],
  ahead: [],
} as const
const distances = { today: 0, yesterday: -1, tomorrow: 1 } as const

export type DayTextProps = {
  label: string
  /** A day as `YYYY-MM-DD`, or, as typed, what is none: no form may save that. */
  value: string
  /** Shown unless the field itself can say what is wrong. */
  error?: string | undefined
  name?: string
  isRequired?: boolean
  /** Which year a day without one is of, and which days a press fills in. */
  meant?: Meant
  onChange: (day: string) => void
}

type Props = DayTextProps & {
  rightSection?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A day as Brazilians type it: 5/3, 05/03/2026, 05032026, ontem. */
export function DayText(props: Props) {
  const { value, onChange, meant = 'past' } = props
  const [text, setText] = useState(shown(value))
  const [read, setRead] = useState(value)
  const [isTyping, setTyping] = useState(false)
  // Picked from a calendar or set by the form: not typed here.
  if (value !== read) {
    setRead(value)
    setText(shown(value))
  }
  const around = daysAround(meant, today())
  const reading = readDay(text, around)
  const write = (next: string, day: string) => {
    setText(next)
    setRead(day)
    onChange(day)
  }
  const type = (typed: string) => {
    setTyping(true)
    const next = readDay(typed, around)
    write(typed, next.status === 'ok' ? next.day : typed.trim())
  }
  const leave = () => {
    setTyping(false)
    if (reading.status === 'ok') setText(formatDay(reading.day))
  }
  const own = isTyping && !props.error ? undefined : dayProblem(reading)

  return (
    <div className={classes.field}>
      <TextInput
        name={props.name ?? 'date'}
        size="md"
        label={props.label}
        required={props.isRequired ?? true}
        autoComplete="off"
        placeholder={daysCopy.placeholder}
        value={text}
        error={own ?? props.error}
        rightSection={props.rightSection}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        {...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {})}
      />
      <Shortcuts
        meant={meant}
        onPick={(day) => {
          setTyping(false)
          write(formatDay(day), day)
        }}
      />
    </div>
  )
}

function Shortcuts({ meant, onPick }: { meant: Meant; onPick: (day: string) => void }) {
  if (shortcuts[meant].length === 0) return null
  return (
    <div className={classes.shortcuts}>
      {shortcuts[meant].map((name) => (
        <button
          key={name}
          type="button"
          className={classes.shortcut}
          onClick={() => onPick(addDays(today(), distances[name]))}
        >
          {shortcutNames[name]}
        </button>
      ))}
    </div>
  )
}

function shown(value: string): string {
  return isDay(value) ? formatDay(value) : value
}
