import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const paid = new PhraseBook('what something came to, and that so much was paid', [
  {
    means: 'same',
    say: 'deu|foi|ficou|custou|saiu|veio|era [por|em] [r] [$] @ [reais] ..2 [,|.|;|e] [e] [eu] [ja] paguei|dei|passei|acertei [os|tudo|r] [$] @',
    not: ['@ de|do|da|pro|pra|no|na ..2 paguei|dei', 'mais um|uma'],
    like: 'o almoço deu 150, paguei 150 e a Rita me deu 50',
  },
])

/** `o almoço deu 150, paguei 150`: paid is what it came to, and not as much again. */
export function takePaidSame(reading: Reading, segments: readonly Settled[]): Settled[] {
  const kept: Settled[] = []
  for (const one of segments) {
    const before = kept.at(-1)
    const isSame = before?.valueCents === one.valueCents && isPaid(reading, before, one)
    if (before && isSame) kept[kept.length - 1] = merge(one, before)
    else kept.push(one)
  }
  return kept
}

const thing = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'no',
  'na',
  'pro',
  'pra',
  'em',
  'pelo',
  'pela',
])

/** Of another thing it would be named behind: `paguei 150 do gás`. */
function isPaid(reading: Reading, before: Settled, one: Settled): boolean {
  const next = reading.tokens[one.amount.last + 1]?.norm ?? ''
  const found = paid.find(reading, { first: before.first, last: one.amount.last })
  return found?.last === one.amount.last && !thing.has(next)
}
