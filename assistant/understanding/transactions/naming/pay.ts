import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const pay = new PhraseBook('pay without a name', [
  { means: 'pay', say: 'pagamento', like: 'caiu o pagamento 2.118' },
  { means: 'pay', say: 'recebi|caiu|saiu|entrou a|minha semana|quinzena', like: 'recebi a semana' },
])

/** `caiu o pagamento 2.118`, `recebi a semana 450`: pay has no other name. */
export function namePay(reading: Reading, { first, last }: Span): string {
  return pay.isIn(reading, { first, last }) ? 'Pagamento' : ''
}
