import type { FigurePart } from '@lya/contract/backoffice/overview/people.ts'
import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'

/** A figure whose people are wanted. */
export interface Asked {
  figure: FigureKey
  /** Only those of a part of it, and what that is called. */
  part: FigurePart
  title: string
}

/** A part of a figure that opens to its own people. */
export type ShownPart = Pick<Asked, 'part' | 'title'>
