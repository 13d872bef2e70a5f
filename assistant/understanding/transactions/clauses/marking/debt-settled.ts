import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

/**
 * `a dona Socorro tava me devendo 60 do bolo, mas hoje ela veio e me pagou tudinho`: what was owed
 * came in, by the clause at that place. Marks the one that tells how much.
 */
export function settleOwed(reading: Reading, clauses: readonly Clause[], at: number): void {
  const clause = clauses[at]
  if (!clause || !isPaidUp(clause) || hasSum(reading, clause)) return
  const owing = clauses.slice(0, at).findLast((one) => hasSum(reading, one))
  if (owing?.sentence !== clause.sentence || !isOwing(owing)) return
  Object.assign(owing, { mood: 'done', flow: 'in', flowRule: 'to-me' })
}

const paid = new Set('pagou pagaram acertou acertaram devolveu devolveram deu deram'.split(' '))
const owed = new Set('devendo devia deviam'.split(' '))

function isPaidUp({ flow, mood, flat }: Clause): boolean {
  return mood === 'done' && flow === 'in' && isToMe(flat, paid)
}

function isOwing({ mood, flat }: Clause): boolean {
  return mood === 'undone' && isToMe(flat, owed)
}

/** `me pagou`, `me devendo`. */
function isToMe(flat: string, deeds: ReadonlySet<string>): boolean {
  const words = flat.split(' ')
  return words.some((word, at) => word === 'me' && deeds.has(words[at + 1] ?? ''))
}

/** `o plano passou a 1.987,60; paguei-o hoje`: what it has come to is what was paid. */
export function payRaised(reading: Reading, clauses: readonly Clause[], at: number): void {
  const [before, clause] = [clauses[at - 1], clauses[at]]
  if (!before || !clause || hasSum(reading, clause) || before.rule !== 'moving-price') return
  const isPaid = clause.verbs.some(({ verb }) => verb.sense === 'pay' && verb.form === 'i-did')
  if (clause.mood !== 'done' || !isPaid || !hasSum(reading, before)) return
  Object.assign(before, { mood: 'done', flow: 'out', flowRule: 'own-deed' })
}
