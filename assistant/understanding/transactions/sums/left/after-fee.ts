import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { between, merge } from '#understanding/transactions/sums/sum.ts'

const lowered = new PhraseBook('what a fee left of it', [
  {
    means: 'left',
    say: 'caiu|entrou|veio|recebi|chegou|sobrou [na] [conta] [so] [uns] [r] [$] @ [reais] [ja] por|pela|pelas|com|descontada|descontado|descontando|tirando|menos ..4 taxa|taxas|maquininha|maquina|tarifa|comissao|desconto',
    like: 'vendi no cartão 97 mas caiu 92,83 por causa da taxa',
  },
])

/** Whether the second figure is what a fee left of the first. */
function isAfterFee(reading: Reading, former: Segment, next: Segment): boolean {
  const [less, more] = [next.amount.valueCents, former.amount.valueCents]
  const span = { first: between(former, next).first, last: next.last }
  return less < more && less * 2 >= more && lowered.isIn(reading, span)
}

/** What came in of it, called as it was before the fee; null where no fee is told. */
export function afterFee(reading: Reading, former: Segment, next: Segment): Segment | null {
  if (!isAfterFee(reading, former, next)) return null
  return { ...merge(former, next), last: next.amount.last, way: 'in' }
}
