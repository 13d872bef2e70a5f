import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

/** `cobrei 80 da aula`, which the other has paid. */
export function isCharged({ mood, verbs }: Clause): boolean {
  return mood === 'else' && verbs.some(({ verb }) => verb.lemma === 'cobrar')
}

const giving = new Set('dar pagar passar mandar deixar transferir'.split(' '))

/** Lets what another gave behind `cobrei 45 e ele deu 50` come in. */
export function markGiven(reading: Reading, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    const isBehind =
      before !== undefined && isCharged(before) && before.sentence === clause.sentence
    const isGiven = clause.verbs.some(({ verb }) => {
      return verb.form === 'they-did' && giving.has(verb.lemma)
    })
    if (!isBehind || clause.mood !== 'other' || !isGiven || !hasSum(reading, clause)) continue
    Object.assign(clause, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
  }
}

/** `cobrei 650, mas a peça me custou 410, já me pagou`: what was asked is what was paid. */
export function payCharged(reading: Reading, clauses: readonly Clause[], at: number): void {
  const charged = clauses.slice(0, at).findLast((one) => isCharged(one) && hasSum(reading, one))
  if (charged?.sentence !== clauses[at]?.sentence) return
  Object.assign(charged ?? {}, { mood: 'done', flow: 'in', flowRule: 'paid-for' })
}
