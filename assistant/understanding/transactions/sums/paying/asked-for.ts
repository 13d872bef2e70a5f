import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const asked = new PhraseBook('what somebody asked for, and what they were given', [
  {
    means: 'given',
    say: '[me] pediu|pediram [so|uns] [r] [$] @ [reais|conto] pra|pro|para|pras|pros|de|do|da ..4 [,|e|.|mas] [eu|acabei|ai] [ja] dei|mandei|passei|transferi|pixei|entreguei [a|pra|pro] [ela|ele] [os|as|uns] [r] [$] @',
    not: [
      'nao dei|mandei|passei|transferi|pixei|entreguei',
      'pediu|pediram [r] [$] @ [reais] de desconto|aumento|prazo|adiantamento',
    ],
    like: 'minha filha pediu 30 pra excursão, dei 40 pq não tinha trocado',
  },
])

/**
 * `minha filha pediu 30 pra excursão, dei 40`: what was asked for moved nothing, and tells what the
 * money was for.
 */
export function takeAskedFor(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [request, given, ...more] = segments
  if (!request || !given) return [...segments]
  const found = asked.find(reading)
  const isOf =
    found &&
    found.first <= request.amount.first &&
    request.amount.first < given.amount.first &&
    found.last === given.amount.last
  return isOf ? [{ ...merge(request, given), way: 'out' }, ...more] : [...segments]
}
