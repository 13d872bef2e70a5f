import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import type { FunnelWindow } from '@lya/core/backoffice/funnel/funnel.ts'

/** A figure whose people are wanted. */
export interface Asked {
  figure: FigureKey
  /** Of the funnel's figures: sign-ups of which days. */
  window: FunnelWindow
}
