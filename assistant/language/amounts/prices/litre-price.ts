import type { Found } from '#language/amounts/found.ts'
import type { Role } from '#language/amounts/role.ts'
import type { Token } from '#language/tokens.ts'

/** What vehicles are filled with. */
export const fuels = new Set(['gasolina', 'etanol', 'alcool', 'diesel', 'gnv', 'combustivel'])
const sign = new Set(['r', '$'])
/** No litre costs more, and nobody fills up for less. */
const centsMax = 1000

/** The `6,59` of `gasolina a 6,59` and `50 de gasolina a 6,59 o litro`: what one litre costs. */
export function isLitrePrice(tokens: readonly Token[], { first, amount }: Found): boolean {
  if (!amount || amount.valueCents >= centsMax) return false
  let at = first - 1
  while (sign.has(tokens[at]?.norm ?? '')) at -= 1
  return tokens[at]?.norm === 'a' && fuels.has(tokens[at - 1]?.norm ?? '')
}

const filling = new Set('abasteci abastecemos botei coloquei enchi pus paguei gastei'.split(' '))

/** Beside what was paid it is no sum of its own; where only it is told, that is asked. */
export function roleOfLitrePrice(
  tokens: readonly Token[],
  found: readonly Found[],
  price: Found,
): Role | null {
  if (!isLitrePrice(tokens, price)) return null
  if (found.some((one) => one !== price && one.role === 'amount')) return 'measure'
  return tokens.some(({ norm }) => filling.has(norm)) ? 'unplaced' : null
}
