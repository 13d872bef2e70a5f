import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import classes from '../dashboard.module.css'
import type { ShownPart } from './asked.ts'
import { FigureButton } from './figure-button.tsx'

type Props = {
  figure: FigureKey
  shown: ShownPart
  /** Whether its table is: what only a screen reader finds takes no focus that nobody would see. */
  isShown: boolean
  children: string
}

/** A figure in the table of a chart. */
export function TableFigure({ figure, shown, isShown, children }: Props) {
  if (!isShown) return children
  return (
    <FigureButton
      {...{ figure, shown }}
      className={classes.tableFigure ?? ''}
      label={`${shown.title}: ${children}`}
    >
      {children}
    </FigureButton>
  )
}
