import { figureCopy } from '@lya/core/backoffice/figures/figures.copy.ts'
import { type FigureKey, figures } from '@lya/core/backoffice/figures/figures.ts'
import { Tooltip } from '@mantine/core'
import { dashboardCopy as copy } from '#backoffice/dashboard/dashboard.copy.ts'
import classes from '../dashboard.module.css'
import { useOpenPeople } from './use-people-of.tsx'
import { figureWords } from './words.ts'

type Props = {
  figure: FigureKey
  value: number
  tone?: 'calm' | 'good' | 'fair' | 'poor'
  note?: string
}

/** A figure: what it means on hover and focus, who is behind it at a press. */
export function MetricCard({ figure, value, tone = 'calm', note }: Props) {
  const open = useOpenPeople()
  const { title, definition } = figureCopy[figure]
  return (
    <Tooltip label={definition} multiline w={280} withArrow events={onHoverAndFocus}>
      <button
        type="button"
        className={classes.metric}
        data-tone={tone}
        aria-description={`${definition} ${copy.showPeople(title)}`}
        onClick={() => open(figure)}
      >
        <span className={classes.quiet}>{title}</span>
        <strong>{figureWords(figures[figure], value)}</strong>
        {note ? <span className={classes.quiet}>{note}</span> : null}
      </button>
    </Tooltip>
  )
}

const onHoverAndFocus = { hover: true, focus: true, touch: false }
