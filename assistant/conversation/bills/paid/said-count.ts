import type { Reading } from '#understanding/reading.ts'

const counts = new Map([
  ['duas', 2],
  ['dois', 2],
  ['ambas', 2],
  ['ambos', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['todas', Number.POSITIVE_INFINITY],
  ['todos', Number.POSITIVE_INFINITY],
  ['tudo', Number.POSITIVE_INFINITY],
])

/** How many bills "paguei as duas" speaks of: no end of them for 'todas', 0 where none is said. */
export function saidCount({ tokens }: Reading): number {
  const word = tokens.find(({ norm }) => counts.has(norm))?.norm ?? ''
  return counts.get(word) ?? 0
}
