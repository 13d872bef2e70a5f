import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { type Clause, hasSum } from '#understanding/transactions/clauses/clause.ts'

const asking = new PhraseBook('money that another asked for', [
  {
    means: 'asked',
    say: 'pediu|pediram|precisava|precisavam|precisou [de|uns] [r] [$] @',
    not: ['pediu|pediram ..6 pra @'],
    like: 'minha irmã pediu 100 pro gás, dei',
  },
])
const mine = new PhraseBook('what the writer pays for', [
  { means: 'mine', say: 'no|na meu|minha cartao|conta|credito', like: 'abasteceu no meu cartão' },
])
const giving = new Set('dar mandar passar emprestar transferir pagar depositar fazer'.split(' '))
/** Who paid into the account, or did not buy. */
const paidIn = new Set('nao devolveu pagou depositou caiu'.split(' '))
const out = { mood: 'done', flow: 'out', flowRule: 'own-deed', takes: null } as const

/**
 * What the writer gave of what another asked for, "minha irmã pediu 100 pro gás, dei", and what
 * another bought with the writer's card, went out of the writer's money.
 */
export function markByWriter(reading: Reading, clauses: readonly Clause[]): void {
  for (const [at, clause] of clauses.entries()) {
    if (clause.mood !== 'other' && clause.mood !== 'undone') continue
    if (!hasSum(reading, clause)) continue
    const next = clauses.slice(at + 1).filter(({ sentence }) => sentence === clause.sentence)
    const isGiven = asking.isIn(reading, clause) && next[0] && isGift(reading, next[0])
    const isMine =
      clause.mood === 'other' && [clause, ...next].some((one) => isOnMine(reading, one))
    if (isGiven || isMine) Object.assign(clause, out)
  }
}

function isGift(reading: Reading, clause: Clause): boolean {
  if (clause.mood !== 'done' || clause.flow !== 'out' || hasSum(reading, clause)) return false
  return clause.verbs.some(({ verb }) => verb.form === 'i-did' && giving.has(verb.lemma))
}

function isOnMine(reading: Reading, clause: Clause): boolean {
  if (!mine.isIn(reading, clause)) return false
  return !reading.tokens.slice(clause.first, clause.last + 1).some(({ norm }) => paidIn.has(norm))
}
