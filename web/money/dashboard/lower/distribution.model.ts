import type { Dashboard } from '@lya/contract/money/insights.ts'
import { otherName } from '@lya/core/money/insights/distribution.ts'

type Slice = Dashboard['distribution'][number]

/** A category's part of the bar. */
export interface Segment {
  key: string
  name: string
  icon: string | null
  amountCents: number
  /** One decimal. */
  percent: number
  /** 1 to 8: which of the chart's colours. */
  hue: number
  /** Where it begins and how wide it is, in parts of the bar, from 0 to 1. */
  start: number
  width: number
}

const hues = 8

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
      hue: (index % hues) + 1,
      start,
      width: slice.amountCents / total,
    }
  })
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
