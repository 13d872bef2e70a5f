/** Keys whose values are the provider's own numbering: only their shape is compared. */
const numbering = new Set([
  ...['id', 'customer', 'installment', 'subscription', 'creditCardToken'],
  ...['invoiceUrl', 'invoiceNumber', 'nossoNumero', 'bankSlipUrl', 'transactionReceiptUrl'],
])

/** What the provider thinks of a charge some seconds later; a recording holds it by chance. */
const opinions = new Set(['anticipable'])

/**
 * An answer with its numbering taken out, so that two can be compared by `toEqual`: the same
 * keys, the same values, and ids of the same make.
 */
export function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => shapeOf(one))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]),
    )
  }
  if (opinions.has(key)) return typeof value
  return typeof value === 'string' && numbering.has(key) ? makeOf(value) : value
}

/** `pay_ibvub5tu20v9lxr7` is `pay_` with a word; a UUID is hexadecimal in its five parts. */
function makeOf(text: string): string {
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
  return text
    .replace(uuid, 'UUID')
    .replace(/(?<=_|\/)[0-9a-z]*[0-9][0-9a-z]*$/, 'WORD')
    .replace(/^\d+$/, 'NUMBER')
}

/** Pairs the ids of one answer with those of another that tells the same. */
export function pairIds(theirs: unknown, ours: unknown, pairs: Map<string, string>): void {
  if (typeof theirs !== 'object' || typeof ours !== 'object' || !theirs || !ours) return
  for (const [key, value] of Object.entries(theirs)) {
    const own = (ours as Record<string, unknown>)[key]
    if (numbering.has(key) && typeof value === 'string' && typeof own === 'string') {
      pairs.set(value, own)
    }
    pairIds(value, own, pairs)
  }
}

/** A recorded request with our ids for theirs. */
export function translated<Value>(value: Value, pairs: Map<string, string>): Value {
  let text = JSON.stringify(value ?? null)
  for (const [theirs, ours] of pairs) text = text.replaceAll(theirs, ours)
  return JSON.parse(text) as Value
}
