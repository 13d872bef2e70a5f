import { isYes } from '#conversation/agreement.ts'
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

/** "quero sim, das duas", or "as duas" by itself: a yes, and to how many of them. */
export function isYesToAll(reading: Reading): boolean {
  if (saidCount(reading) === 0) return false
  const words = reading.tokens.flatMap(({ kind, norm }) => {
    return kind === 'mark' || ofAll.has(norm) || counts.has(norm) ? [] : [norm]
  })
  return words.length === 0 || isYes(` ${words.join(' ')} `)
}

const ofAll = new Set('a as o os de da das do dos contas por favor'.split(' '))

/** "das duas", right behind a yes: to how many it is. */
export function beginsWithCount({ tokens }: Pick<Reading, 'tokens'>): boolean {
  const [of, count, next] = tokens
  const isEnd = !next || next.kind === 'mark' || next.norm === 'e'
  return isEnd && ofAll.has(of?.norm ?? '') && counts.has(count?.norm ?? '')
}
