import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const allBook = new PhraseBook('what came in as a whole', [
  {
    means: 'all',
    say: 'tudo entrada|recebido|recebida|receita',
    like: 'balcão 1.238 e ifood 310, tudo entrada',
  },
  {
    means: 'all',
    say: '#people [ja] pagaram|pagou [ja|hoje] e|,',
    like: '5 marmita a 20, 3 pagaram e 2 ficaram de pagar',
  },
  {
    means: 'counted',
    say: '#people [so] [ja] [me] pagaram|pagou [ate|por|ainda|so] [agora|hoje|enquanto] [,|.|!] $',
    like: '3 faxinas a 150, 2 pagaram',
  },
  { means: 'all', say: 'so #people pagaram|pagou', like: '6 alunos a 90, só 4 pagaram' },
  { means: 'all', say: '#people ja pagaram|pagou', like: 'fiz 8 unha a 30, 6 já pagaram' },
])

/** `as duas pagaram`. */
export function isOfAll(reading: Reading, clause: Clause): boolean {
  const { flowRule, flat } = clause
  const found = allBook.find(reading, clause)
  const isCounted = reading.numbers.some(({ role, rule }) => {
    return role === 'quantity' && rule !== 'article'
  })
  return (
    (found !== null && (found.means === 'all' || isCounted)) ||
    (flowRule === 'owed' && / (pagaram|acertaram|pagou) /.test(flat))
  )
}
