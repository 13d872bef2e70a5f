import { tellingIn } from '#conversation/naming/telling.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

/** A stretch of tokens in which one thing is said. */
export interface Clause {
  first: number
  last: number
  amounts: readonly Amount[]
}

const joints = words('mas porem e que pq porque pois so somente apenas')
const taking = words(
  'comprei levei peguei trouxe gastei paguei sai voltei fiquei acabei larguei deixei ' +
    'desisti devolvi criei',
)
const hold = words('nao nem n quase so somente apenas eu que me e mas')

/** The clauses of a message; a sum by itself belongs to what stands before it. */
export function clausesIn(reading: Reading): Clause[] {
  const { tokens, amounts } = reading
  const starts = tokens.flatMap(({ kind }, at) => {
    const isInSum = amounts.some(({ first, last }) => first <= at && at <= last)
    if (kind === 'mark') return isInSum ? [] : [at + 1]
    return begins(reading, at) ? [at] : []
  })
  const bounds = [...new Set([0, ...starts])].toSorted((a, b) => a - b)
  const parts = bounds.flatMap((first, by) => {
    const end = (bounds[by + 1] ?? tokens.length) - 1
    const last = tokens[end]?.kind === 'mark' ? end - 1 : end
    return last < first ? [] : [{ first, last, amounts: amountsIn(reading, first, last) }]
  })
  const clauses: Clause[] = []
  for (const part of parts) {
    const before = clauses.at(-1)
    const isDeed = tokens.slice(part.first, part.last + 1).some(({ norm }) => taking.has(norm))
    const isSumOnly = !isDeed && part.amounts.length > 0 && tellingOf(reading, part).length === 0
    const isOfBefore = before !== undefined && isSumOnly && before.amounts.length === 0
    if (isOfBefore) clauses.pop()
    clauses.push(isOfBefore ? { ...part, first: before.first } : part)
  }
  return clauses
}

/** "mas desisti", "e não levei", "comprei só meias": something else is told. */
function begins({ tokens }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  const before = tokens[at - 1]?.norm ?? ''
  if (norm === 'mas' || norm === 'porem' || norm === 'pq' || norm === 'porque') return true
  if (taking.has(norm)) return !hold.has(before)
  if (!hold.has(norm) || hold.has(before)) return false
  const next = tokens.slice(at + 1, at + 4).find((one) => !hold.has(one.norm))?.norm ?? ''
  return taking.has(next) || (joints.has(norm) && norm === 'e' && findVerb(next) !== undefined)
}

function amountsIn({ amounts }: Reading, from: number, to: number): Amount[] {
  return amounts.filter(({ first, last }) => first >= from && last <= to)
}

/** The words that name something in it. */
export function tellingOf(
  reading: Reading,
  { first, last }: Pick<Clause, 'first' | 'last'>,
): string[] {
  const said = tellingIn({ reading }).filter(({ at }) => at >= first && at <= last)
  return said.map(({ word }) => word)
}

/** Where those stand that are no deed. */
export function thingsIn(
  reading: Reading,
  { first, last }: Pick<Clause, 'first' | 'last'>,
): number[] {
  return tellingIn({ reading }).flatMap(({ at, word }) => {
    return at >= first && at <= last && !taking.has(word) ? [at] : []
  })
}
