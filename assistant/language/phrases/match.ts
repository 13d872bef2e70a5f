import type { Pattern, Place } from '#language/phrases/pattern.ts'
import { beginsWith, type Unit } from '#language/phrases/spoken.ts'

/**
 * Where a pattern ends that begins at a unit: the unit behind it. -1 where it does not stand there.
 * The shortest reading of its gaps is taken.
 *
 * @param end The unit behind the last that may be looked at.
 */
export function matchAt(
  pattern: Pattern,
  units: readonly Unit[],
  { at, end }: { at: number; end: number },
): number {
  return matchFrom(pattern, 0, units, at, end)
}

function matchFrom(
  pattern: Pattern,
  first: number,
  units: readonly Unit[],
  from: number,
  end: number,
): number {
  let at = from
  for (let placeAt = first; placeAt < pattern.length; placeAt += 1) {
    const place = pattern[placeAt]
    if (!place) return at
    if (place.kind === 'start') {
      if (at > 0) return -1
    } else if (place.kind === 'end') {
      if (!isLast(units, at)) return -1
    } else if (place.kind === 'gap') {
      return matchBehindGap(pattern, placeAt, units, at, end)
    } else {
      const next = at < end ? stepOver(place, units[at], at) : -1
      const stands = next >= 0 && next <= end
      if (place.isOptional) {
        const found = stands ? matchFrom(pattern, placeAt + 1, units, next, end) : -1
        if (found >= 0) return found
      } else {
        if (!stands) return -1
        at = next
      }
    }
  }
  return at
}

function matchBehindGap(
  pattern: Pattern,
  gapAt: number,
  units: readonly Unit[],
  at: number,
  end: number,
): number {
  const gap = pattern[gapAt]
  const max = gap?.kind === 'gap' ? gap.max : 0
  for (let skipped = 0; skipped <= max && at + skipped <= end; skipped += 1) {
    const found = matchFrom(pattern, gapAt + 1, units, at + skipped, end)
    if (found >= 0) return found
    if (units[at + skipped]?.isStop) return -1
  }
  return -1
}

type Step = Exclude<Place, { kind: 'start' | 'end' | 'gap' }>

function stepOver(place: Step, unit: Unit | undefined, at: number): number {
  if (!unit) return -1
  if (place.kind === 'amount') return unit.amountEnd
  if (place.kind === 'figure') return unit.amountEnd >= 0 ? unit.amountEnd : unit.numberEnd
  if (place.kind === 'number') {
    return place.role === null || place.role === unit.role ? unit.numberEnd : -1
  }
  if (place.numbers.has(unit.number)) return at + 1
  const { starts } = place
  return starts.length > 0 && beginsWith(unit.word, starts) ? at + 1 : -1
}

function isLast(units: readonly Unit[], from: number): boolean {
  for (let at = from; at < units.length; at += 1) if (!units[at]?.isStop) return false
  return true
}
