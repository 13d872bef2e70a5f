import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum, wordsIn } from '#understanding/transactions/clauses/clause.ts'
import { isPayer } from '#understanding/transactions/subject-of.ts'

const coming = new Set('apareceu apareceram veio vieram voltou voltaram'.split(' '))
const paid = new Set('pagou pagaram acertou acertaram quitou quitaram'.split(' '))
const leads = new Set(['e', 'ja', 'me', 'finalmente', 'enfim'])
const articles = new Set(['o', 'a', 'os', 'as', 'aquele', 'aquela'])

/** `a cliente de 40 apareceu e pagou`: a customer who is called by what they owed. */
export function markCameAndPaid(reading: Reading, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1]
    if (!before || before.sentence !== clause.sentence || before.flow !== null) continue
    const [who] = wordsIn(reading, before).filter((word) => !articles.has(word))
    const [deed] = wordsIn(reading, clause).filter((word) => !leads.has(word))
    const hasCome = wordsIn(reading, before).some((word) => coming.has(word))
    const isTold = hasCome && paid.has(deed ?? '') && isPayer(who ?? '')
    if (!isTold || !hasSum(reading, before) || hasSum(reading, clause)) continue
    for (const one of [before, clause]) {
      Object.assign(one, { mood: 'done', flow: 'in', flowRule: 'payer' })
    }
  }
}
