import { naming, putsAt } from '#conversation/restating/meant/cues.ts'
import type { Span } from '#conversation/restating/meant/scene.ts'
import type { Token } from '#language/tokens.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'

const wordsMax = 6

/** What is put right behind an order to put it: up to where, or why, it is. */
export function putSpan({ reading }: Message, from: number): Span | null {
  const { tokens } = reading
  const order = tokens.findIndex((_, at) => at >= from && putsAt(tokens, at))
  return order < 0 ? null : spanFrom(reading, order + 1)
}

/** The name that begins there, behind what belongs to none. */
export function spanFrom({ tokens }: Reading, from: number): Span | null {
  let first = from
  while (first < tokens.length && skipped.has(tokens[first]?.norm ?? '')) first += 1
  let last = first - 1
  while (last + 1 < tokens.length && isPut(tokens, last + 1)) last += 1
  while (last > first && isTail(tokens[last]?.norm ?? '')) last -= 1
  const isName = last >= first && last - first < wordsMax
  return isName && !isFiller(tokens[first]?.norm ?? '') ? { first, last } : null
}

const favour = 'por favor'

function isTail(norm: string): boolean {
  return isFiller(norm) || norm === favour
}

export const skipped = new Set(
  'assim : ai la so escrito como pra para por o a nome de do da'.split(' '),
)
const ending = new Set(
  'nesse nessa neste nesta naquele naquela nele nela disso esse essa que porque pois senao mas se quando por pfv viu'.split(
    ' ',
  ),
)

const why = new Set('eu nao mim ficar saber lembrar gente'.split(' '))

function isPut(tokens: readonly Token[], at: number): boolean {
  const { kind, norm } = tokens[at] ?? { kind: 'mark', norm: '' }
  // "põe vazamento pra eu não esquecer"
  const isWhy = (norm === 'pra' || norm === 'para') && why.has(tokens[at + 1]?.norm ?? '')
  const isEnd = ending.has(norm) || naming.has(norm) || putsAt(tokens, at) || isWhy
  return kind === 'word' && !isEnd
}
