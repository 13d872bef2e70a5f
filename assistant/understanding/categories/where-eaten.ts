import { findVerb } from '#language/verbs.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

/** What is to be categorised: its tokens, its chosen words, and the clause of its amount. */
export interface Stretch {
  first: number
  last: number
  subject: Subject | null
  type: TransactionType
  near?: { first: number; last: number } | undefined
}

const eatery = new Set(
  (
    'lanchonete cantina restaurante refeitorio cafeteria padaria bandejao quiosque lanche almoco ' +
    'jantar janta cafe marmita quentinha merenda refeicao salgado pf'
  ).split(' '),
)
const eating = new Set(['almocar', 'jantar', 'lanchar', 'comer', 'merendar'])
const inside = /^n[oa]s?$/

/** In "lanchonete da facul" the faculty only says which, in "jantei no posto" the station where. */
export function isWhereEaten(
  { tokens }: Reading,
  at: number,
  { first, subject }: Stretch,
): boolean {
  if (!subject || at < subject.first || at > subject.last) return false
  const isPlace = inside.test(tokens[subject.first - 1]?.norm ?? '')
  const deeds = isPlace ? tokens.slice(first, subject.first).map(({ norm }) => findVerb(norm)) : []
  // "jantei em casa e gastei 60 na farmácia": eaten elsewhere.
  if (eating.has(deeds.findLast((verb) => verb)?.lemma ?? '')) return true
  if (at === subject.first) return false
  const isModifier = /^(d[aeo]|n[ao])$/.test(tokens[at - 1]?.norm ?? '')
  return isModifier && eatery.has(tokens[subject.first]?.norm ?? '')
}
