import { assert } from '#assert.ts'

declare const centsBrand: unique symbol

/** Integer centavos of the real. Sums stay exact: a float never holds money. */
export type Cents = number & { readonly [centsBrand]: 'Cents' }

/** Marks an integer as centavos. @throws when it is not a safe integer: a bug, not bad input. */
export function cents(value: number): Cents {
  assert(Number.isSafeInteger(value), `centavos are a safe integer, got ${value}`)
  // The assertion above is the proof that the brand asks for.
  return value as Cents
}

/** Adds centavos; an empty list is zero. */
export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0
  for (const value of values) total += value
  return cents(total)
}

/**
 * Reads a decimal text with up to two digits after the point, such as PostgreSQL's `numeric`.
 *
 * @throws on anything else: the database never sends another form.
 */
export function centsFromDecimal(text: string): Cents {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text)
  assert(match, `a decimal amount, got ${text}`)
  const [, sign, whole, fraction = ''] = match
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return cents(sign === '-' && value !== 0 ? -value : value)
}

/** Writes centavos as a decimal text with two digits after the point, for `numeric` columns. */
export function decimalFromCents(value: Cents): string {
  const absolute = Math.abs(value)
  const fraction = String(absolute % 100).padStart(2, '0')
  return `${value < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${fraction}`
}
