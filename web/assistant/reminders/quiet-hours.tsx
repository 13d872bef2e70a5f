import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { remindersCopy as copy } from './reminders.copy.ts'
import { readTime } from './reminders.model.ts'
import classes from './reminders-page.module.css'

type Hours = { quietFrom: string; quietUntil: string }

/** From when until when nobody writes; stored when a whole time has been typed and left. */
export function QuietHours({
  hours,
  onChange,
}: {
  hours: Hours
  onChange: (hours: Hours) => void
}) {
  return (
    <section className={classes.panel}>
      <div className={classes.words}>
        <h2 className={classes.heading}>{copy.quietTitle}</h2>
        <p className={classes.hint}>
          {copy.quietHint} {copy.quietNever}
        </p>
      </div>
      <div className={classes.times}>
        <Time
          key={`from ${hours.quietFrom}`}
          label={copy.quietFrom}
          stored={hours.quietFrom}
          onLeave={(quietFrom) => onChange({ ...hours, quietFrom })}
        />
        <Time
          key={`until ${hours.quietUntil}`}
          label={copy.quietUntil}
          stored={hours.quietUntil}
          onLeave={(quietUntil) => onChange({ ...hours, quietUntil })}
        />
      </div>
    </section>
  )
}

function Time(props: { label: string; stored: string; onLeave: (time: string) => void }) {
  const [typed, setTyped] = useState(props.stored)
  const leave = (): void => {
    const time = readTime(typed)
    if (time === null) setTyped(props.stored)
    else if (time !== props.stored) props.onLeave(time)
  }
  return (
    <TextInput
      type="time"
      label={props.label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
