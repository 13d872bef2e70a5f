import type { Dashboard } from '@lya/contract/money/insights.ts'
import { otherName } from '@lya/core/money/insights/distribution.ts'
import { paths } from '#app/paths.ts'
import { withoutCategory, writeFilters } from '#money/transactions/filters/filters.model.ts'

type Slice = Dashboard['distribution'][number]

/** A category's part of the bar. */
export interface Segment {
  key: string
  name: string
  icon: string | null
  amountCents: number
  /** One decimal. */
  percent: number
  look: Look
  /** Where its transactions are listed, of this month as the bar is. */
  path: string
  /** Where it begins and how wide it is, in parts of the bar, from 0 to 1. */
  start: number
  width: number
}

/** What tells a category apart: each hue comes plain first, then striped in various ways. */
export interface Look {
  /** 1 to 8: which of the chart's colours. */
  hue: number
  /** Null for the first eight. */
  stripes: { angleDeg: number; bandPx: number } | null
}

const hues = 8
const angles = [45, 135, 90, 0]
const bands = [2, 4, 1]

/** The look of a place in the order; 104 of them differ, and nobody has more categories. */
export function lookOf(index: number): Look {
  const round = Math.floor(index / hues) - 1
  const [angleDeg, bandPx] = [angles.at(round % 4), bands.at(Math.floor(round / 4) % 3)]
  const isStriped = round >= 0 && angleDeg !== undefined && bandPx !== undefined
  return { hue: (index % hues) + 1, stripes: isStriped ? { angleDeg, bandPx } : null }
}

/** The segments of the bar, largest first; what has no category is called 'Outros'. */
export function segmentsOf(distribution: readonly Slice[]): Segment[] {
  const total = distribution.reduce((sum, slice) => sum + slice.amountCents, 0)
  let before = 0
  return distribution.map((slice, index) => {
    const start = before / total
    before += slice.amountCents
    return {
      key: slice.categoryId ?? otherName,
      name: slice.category ?? otherName,
      icon: slice.icon,
      amountCents: slice.amountCents,
      percent: slice.percent,
      look: lookOf(index),
      path: pathOf(slice),
      start,
      width: slice.amountCents / total,
    }
  })
}

function pathOf({ categoryId }: Slice): string {
  const filters = writeFilters({
    search: '',
    categoryId: categoryId ?? withoutCategory,
    type: 'despesa',
    period: { kind: 'preset', preset: 'current-month' },
  })
  return `${paths.transactions}?${filters.toString()}`
}

/** The segment at a point of the bar. @param place From 0, its left end, to 1. */
export function segmentAt(segments: readonly Segment[], place: number): number {
  const index = segments.findIndex((one) => place < one.start + one.width)
  return index === -1 ? segments.length - 1 : index
}

/** Where a key of the keyboard leads from a segment; null for a key that leads nowhere. */
export function segmentByKey(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
