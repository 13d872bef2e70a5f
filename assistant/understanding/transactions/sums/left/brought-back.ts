import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'
import { between, merge, withStep } from '#understanding/transactions/sums/sum.ts'

const taken = new PhraseBook('money taken along', [
  {
    means: 'taken',
    say: 'levei|fui|sai|entrei|levamos|fomos|saimos ..4 com [r] [$] @',
    like: 'fui na feira com 50',
  },
  { means: 'taken', say: 'levei|levamos [r] [$] @ pra|pro|para|no|na', like: 'levei 80 pra feira' },
  {
    means: 'taken',
    say: 'levei|levamos [r] [$] @ [reais|conto] [,|e|mas|so] [so] gastei|gastamos|paguei',
    like: 'levei 100 gastei 60 na feira',
  },
  {
    means: 'taken',
    say: 'levei|levamos [uma|duas] [nota|cedula|notas] [de] [r] [$] @ [reais] [,] [e|mas] voltei|voltamos|sobrou|trouxe',
    like: 'levei 80 e voltei com 12',
  },
])

const back = new PhraseBook('what was left of it at home', [
  {
    means: 'back',
    say: 'voltei|voltamos|cheguei|sai [pra|em|de] [casa|la] [so] com [so] [r] [$] @',
    like: 'levei cem e voltei com trinta e dois',
  },
  {
    means: 'back',
    say: 'sobrou|sobraram|voltou|voltaram [so] [r] [$] @',
    like: 'levei 80, sobrou 22',
  },
  {
    means: 'back',
    say: 'trouxe [so] [r] [$] @ de volta|troco',
    like: 'levei 100, trouxe 23 de volta',
  },
])

const spent = new PhraseBook('what was spent of money taken along', [
  {
    means: 'spent',
    say: '[e|mas|so] gastei|gastamos|deu|paguei [so|tudo] [r] [$] @',
    like: 'fui na feira com 100, gastei 72',
  },
])

/** `levei cem e voltei com trinta e dois`: what is between them was spent. */
export function takeBroughtBack(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [along, home, ...more] = segments
  if (!along || !home || more.length > 0 || home.valueCents >= along.valueCents) {
    return [...segments]
  }
  const isTaken = taken.isIn(reading, { first: along.first, last: home.amount.first - 1 })
  const behind = { ...between(along, home), last: home.amount.last + 2 }
  if (isTaken && spent.isIn(reading, behind)) return [merge(along, home)]
  const isBack = back.isIn(reading, behind)
  if (!isTaken || !isBack) return [...segments]
  return [withStep(merge(home, along), { by: 'less', cents: home.valueCents })]
}
