import type { SpokenNumber } from '#language/spoken-number.ts'
import { hasFiguresFrom, type Token } from '#language/tokens.ts'

/** What is paid in parts, as a piece of a pattern. */
export const partNames = 'parcela|parc|prestacao|cota'
const parts = new RegExp(`^(${partNames})$`)
const link = /^(de|\/)$/
/** Beyond three years "parcela 80 do carro" is a price. */
const countMax = 36

/** `parcela 3 de 12 do sofa 150`, `parcela 5 do carro 780`: only the last figure is money. */
export function isPartOfMany(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const figure = tokens[first]?.folded ?? ''
  if (!/^\d{1,2}$/.test(figure) || !hasFiguresFrom(tokens, last + 1)) return false
  const after = tokens[last + 1]?.folded ?? ''
  if (parts.test(tokens[first - 1]?.norm ?? '')) {
    return link.test(after) || (/^d[oa]$/.test(after) && Number(figure) <= countMax)
  }
  return link.test(tokens[first - 1]?.folded ?? '') && parts.test(tokens[first - 3]?.norm ?? '')
}
