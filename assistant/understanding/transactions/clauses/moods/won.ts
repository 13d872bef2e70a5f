import { type Clause, isSumOf } from '#understanding/transactions/clauses/clause.ts'

/** `8 reais de cashback`, `saiu meu número na rifa`: what came without work or a wage. */
export function isFound({ mood, flowRule }: Clause): boolean {
  return mood === 'done' && flowRule === 'found'
}

const taking = new Set(['levar', 'faturar', 'pegar', 'ganhar'])

/** What came is told next: "deu 358", and of `saiu minha dezena no bicho e levei 90` the 90. */
export function isCameOf(told: Clause, clause: Clause): boolean {
  if (told.flow === 'in' && clause.flow === null && isSumOf(clause)) return true
  return isFound(told) && clause.verbs.some(({ verb }) => taking.has(verb.lemma))
}
