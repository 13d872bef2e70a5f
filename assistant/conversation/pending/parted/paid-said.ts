import { asPaid, didPay, toPay } from '#conversation/pending/parted/vocabulary.ts'
import { anyOf } from '#language/phrases/any-of.ts'

/** It says that what is spoken of was paid: "acabei de pagar", "tá paga", "já passei o pix". */
export function isPaid(flat: string, norms: readonly string[]): boolean {
  if (norms.some((norm) => didPay.has(norm))) return true
  const isDone = norms.some((norm) => asPaid.has(norm))
  if (isDone && / (esta|ta|tao|foi|ja) /.test(flat)) return true
  const isJust = / (acabei|acabo|acabamos) /.test(flat)
  if (isJust && norms.some((norm) => toPay.has(norm))) return true
  return flat === ' ja foi ' || gone(flat)
}

const gone = anyOf(
  'essa ja foi; ela ja foi; esta ja foi; essa ai ja foi; essa ja era; ela ja era; ' +
    'esta ja era; debito caiu; debito ja caiu; pagamento caiu; pagamento ja caiu; ' +
    'debito foi; pagamento foi; debito feito; pagamento feito; pagamento ja feito; ' +
    'passei pix; passei pagamento; passei ja pix; passei ja pagamento; passei o pix; ' +
    'passei o pagamento; passei ja o pix; passei ja o pagamento; fiz pix; fiz pagamento; ' +
    'fiz ja pix; fiz ja pagamento; fiz o pix; fiz o pagamento; fiz ja o pix; ' +
    'fiz ja o pagamento; mandei pix; mandei pagamento; mandei ja pix; mandei ja pagamento; ' +
    'mandei o pix; mandei o pagamento; mandei ja o pix; mandei ja o pagamento; ' +
    'resolvi ela; resolvi essa; resolvi isso',
)
