import { asPaid, didPay, toPay } from '#conversation/pending/parted/vocabulary.ts'

/** It says that what is spoken of was paid: "acabei de pagar", "tá paga", "já passei o pix". */
export function isPaid(flat: string, norms: readonly string[]): boolean {
  if (norms.some((norm) => didPay.has(norm))) return true
  const isDone = norms.some((norm) => asPaid.has(norm))
  if (isDone && / (esta|ta|tao|foi|ja) /.test(flat)) return true
  const isJust = / (acabei|acabo|acabamos) /.test(flat)
  if (isJust && norms.some((norm) => toPay.has(norm))) return true
  return gone.test(flat)
}

const gone =
  / (essa|ela|esta) (ai )?ja (foi|era) |^ ja foi $| (debito|pagamento) (ja )?(caiu|foi|feito)| (passei|fiz|mandei) (ja )?(o )?(pix|pagamento) | resolvi (ela|essa|isso) /
