import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { pronouns } from '#understanding/transactions/subject-of.ts'

const handing = new Set('deu deram pagou adiantou mandou passou transferiu'.split(' '))

/** `fiz um freio por 280, ela deu 100 e o resto paga dia 10`: so much came for what was done. */
export function isPartGiven(reading: Reading, clause: Clause): boolean {
  const words = reading.tokens.slice(clause.first, clause.last + 1)
  const [who, ...more] = words.flatMap(({ kind, norm }) => (kind === 'word' ? [norm] : []))
  const isFirst = reading.amounts.some(({ first }) => {
    return first > clause.first && first <= clause.first + partReach
  })
  return pronouns.has(who ?? '') && more.slice(0, 3).some((word) => handing.has(word)) && isFirst
}

const partReach = 6
