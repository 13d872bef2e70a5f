import { asPaid, didPay, toPay } from '#conversation/pending/parted/vocabulary.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const gone = new PhraseBook('that it is gone', [
  { means: 'gone', say: 'essa|ela|esta [ai] ja foi|era', like: 'essa aí já foi' },
  { means: 'gone', say: '^ ja foi $', like: 'já foi' },
  { means: 'gone', say: 'debito|pagamento [ja] caiu|foi|feito', like: 'o débito já caiu' },
  { means: 'gone', say: 'passei|fiz|mandei [ja] [o] pix|pagamento', like: 'já passei o pix' },
  { means: 'gone', say: 'resolvi ela|essa|isso', like: 'resolvi essa' },
])

/** It says that what is spoken of was paid: "acabei de pagar", "tá paga", "já passei o pix". */
export function isPaid(reading: Reading, norms: readonly string[]): boolean {
  if (norms.some((norm) => didPay.has(norm))) return true
  const isDone = norms.some((norm) => asPaid.has(norm))
  if (isDone && / (esta|ta|tao|foi|ja) /.test(reading.flat)) return true
  const isJust = / (acabei|acabo|acabamos) /.test(reading.flat)
  if (isJust && norms.some((norm) => toPay.has(norm))) return true
  return gone.isIn(reading)
}
