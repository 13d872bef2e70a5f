import type { Measure, WrittenMeasure } from '@lya/assistant/corpus/written/measure.ts'

const better = ['exact', 'exactOrProposed']
/** A mend may cost this many other cases; the floor itself stays where it is. */
const slack = 2

/** Where a writer's messages or dialogues are read worse than before, a line for each. */
export function fallsOf(now: WrittenMeasure, floor: WrittenMeasure | undefined): string[] {
  return (['messages', 'dialogues'] as const).flatMap((kind) => {
    return fallsOfKind(kind, now[kind], floor?.[kind])
  })
}

function fallsOfKind(kind: string, now: Measure, floor: Measure | undefined): string[] {
  if (!floor) return [`${kind}: no floor`]
  const wanted = new Map<string, number>(Object.entries(floor))
  return Object.entries({ ...now }).flatMap(([name, value]) => {
    const limit = wanted.get(name) ?? Number.NaN
    if (name === 'cases') return value === limit ? [] : [`${kind}: ${value} cases, was ${limit}`]
    const isHeld = better.includes(name) ? value >= limit - slack : value <= limit + slack
    return isHeld ? [] : [`${kind} ${name}: ${value}, was ${limit}`]
  })
}
