import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { merge } from '#understanding/transactions/sums/sum.ts'

const parts = new PhraseBook('the own part of a price, and that of another', [
  {
    means: 'own',
    say: 'o|a meu|minha [parte] [foi|deu|era|eh|ficou|:] [de|em|r] [$] @ [reais] e|, [os|r] [$] @ [reais] [eh|sao|era|eram|foi|foram] [o|a] d*|dele|dela',
    like: 'lanche 20, o meu foi 12 e 8 é dela',
  },
  {
    means: 'own',
    say: '@ [reais] [eh|foi|era] meu|minha e|, [os|r] [$] @ [reais] [eh|sao|era|eram|foi|foram] [o|a] dele|dela',
    like: 'lanche 20, 12 meu e 8 dela',
  },
])

/** "lanche 20, o meu foi 12 e 8 é dela": 12, where both parts make up the price. */
export function takeProvenPart(reading: Reading, segments: readonly Segment[]): Segment[] {
  const at = segments.findIndex((whole, index) => {
    const [own, theirs] = segments.slice(index + 1)
    if (!own || !theirs) return false
    const isAll = own.amount.valueCents + theirs.amount.valueCents === whole.amount.valueCents
    const span = { first: whole.amount.last + 1, last: reading.tokens.length - 1 }
    const found = isAll ? parts.find(reading, span) : null
    return found !== null && found.first <= own.amount.first && theirs.amount.last <= found.last
  })
  const [whole, own, theirs] = at < 0 ? [] : segments.slice(at)
  if (!whole || !own || !theirs) return [...segments]
  const { valueCents, form } = own.amount
  const taken = merge(theirs, merge(own, whole))
  const share = { ...taken, amount: { ...whole.amount, valueCents, form }, isPart: true } as const
  return segments.toSpliced(at, 3, share)
}
