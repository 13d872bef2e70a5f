import { wordsOf } from '#language/phrases/classes.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { hasWord, type Scene } from '#understanding/transactions/scene.ts'
import { isPerson, subjectOf } from '#understanding/transactions/subject-of.ts'

const billing = new Set([
  ...['veio', 'vieram', 'deu', 'deram', 'custou', 'custaram', 'saiu', 'caiu', 'ficou'],
])
const loosening = new Set(['so', 'uns', 'por', 'em', 'apenas', 'r', '$'])
const doubting = new Set(['nao', 'se', 'quase', 'nem', 'nunca', 'sera', 'me', 'disse', 'falou'])
const offering = new Set([
  ...[
    'vence',
    'vencem',
    'orcamento',
    'cotacao',
    'simulacao',
    'proposta',
    'exame',
    ...wordsOf('{body}'),
  ],
])

/** `veio 187`, `deu so 30`: the verb right before the figure, whatever the clause also says. */
export function isBilled({ reading }: Scene, at: number, clause: Clause): boolean {
  let verb = at - 1
  while (loosening.has(reading.tokens[verb]?.norm ?? '')) verb -= 1
  return (
    verb >= clause.first &&
    clause.rule !== 'theirs' &&
    billing.has(reading.tokens[verb]?.norm ?? '') &&
    !hasWord(reading, clause.first, at - 1, doubting) &&
    !hasWord(reading, clause.first, clause.last, offering) &&
    !isGivenByOther(reading, at, clause)
  )
}

const giving = new Set(['deu', 'deram'])

/** `meu pai deu 50 pro neto`: here a person gives; "a conta do meu pai deu 50" is a bill. */
function isGivenByOther(reading: Reading, at: number, clause: Clause): boolean {
  const verb = clause.verbs.findLast((one) => one.at < at)
  const isGift = verb && giving.has(reading.tokens[verb.at]?.norm ?? '')
  return isGift === true && isPerson(subjectOf(reading, clause, verb.at))
}
