import type { Pattern, Place } from '#language/phrases/pattern.ts'
import type { Unit } from '#language/phrases/spoken.ts'

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
  placeAt: number,
  units: readonly Unit[],
  at: number,
  end: number,
): number {
  const place = pattern[placeAt]
  if (!place) return at
  const behind = placeAt + 1
  if (place.kind === 'start') return at === 0 ? matchFrom(pattern, behind, units, at, end) : -1
  if (place.kind === 'end') {
    const isLast = units.slice(at).every(({ isStop }) => isStop)
    return isLast ? matchFrom(pattern, behind, units, at, end) : -1
  }
  if (place.kind === 'gap') {
    for (let skipped = 0; skipped <= place.max && at + skipped <= end; skipped += 1) {
      const found = matchFrom(pattern, behind, units, at + skipped, end)
      if (found >= 0) return found
      if (units[at + skipped]?.isStop) return -1
    }
    return -1
  }
  const next = at < end ? stepOver(place, units[at], at) : -1
  const found = next >= 0 && next <= end ? matchFrom(pattern, behind, units, next, end) : -1
  return found < 0 && place.isOptional ? matchFrom(pattern, behind, units, at, end) : found
}

type Step = Exclude<Place, { kind: 'start' | 'end' | 'gap' }>

function stepOver(place: Step, unit: Unit | undefined, at: number): number {
  if (!unit) return -1
  if (place.kind === 'amount') return unit.amountEnd
  if (place.kind === 'figure') return unit.amountEnd >= 0 ? unit.amountEnd : unit.numberEnd
  if (place.kind === 'number') {
    return place.role === null || place.role === unit.role ? unit.numberEnd : -1
  }
  if (place.words.has(unit.word)) return at + 1
  return place.starts.some((one) => unit.word.startsWith(one)) ? at + 1 : -1
}
