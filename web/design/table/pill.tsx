import type { ReactNode } from 'react'
import classes from './pill.module.css'

type Props = { tone?: 'calm' | 'good' | 'warning' | 'bad' | 'strong'; children: ReactNode }

/** A state in a word or two; the colour only repeats it. */
export function Pill({ tone = 'calm', children }: Props) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  )
}
