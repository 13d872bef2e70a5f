import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import { type FigureKey, figures } from '@lya/core/backoffice/figures/figures.ts'
import classes from '../dashboard.module.css'
import { FigureButton } from './figure-button.tsx'
import { figureWords } from './words.ts'

type Props = {
  figure: FigureKey
  value: number
  tone?: 'calm' | 'good' | 'fair' | 'poor'
  note?: string
}

/** A figure on a card of its own. */
export function MetricCard({ figure, value, tone = 'calm', note }: Props) {
  return (
    <FigureButton figure={figure} className={classes.metric ?? ''} tone={tone}>
      <span className={classes.quiet}>{figureCopy[figure].title}</span>
      <strong>{figureWords(figures[figure], value)}</strong>
      {note ? <span className={classes.quiet}>{note}</span> : null}
    </FigureButton>
  )
}
