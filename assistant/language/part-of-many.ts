import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const parts = /^(parcela|parc|prestacao|cota)$/
const link = /^(de|\/)$/
/** Beyond three years "parcela 80 do carro" is a price. */
const countMax = 36

/** `parcela 3 de 12 do sofa 150`, `parcela 5 do carro 780`: only the last figure is money. */
export function isPartOfMany(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const figure = tokens[first]?.folded ?? ''
  if (!/^\d{1,2}$/.test(figure) || !hasNumberAfter(tokens, last)) return false
  const after = tokens[last + 1]?.folded ?? ''
  if (parts.test(tokens[first - 1]?.norm ?? '')) {
    return link.test(after) || (/^d[oa]$/.test(after) && Number(figure) <= countMax)
  }
  return link.test(tokens[first - 1]?.folded ?? '') && parts.test(tokens[first - 3]?.norm ?? '')
}

function hasNumberAfter(tokens: readonly Token[], last: number): boolean {
  return tokens.slice(last + 1).some(({ kind }) => kind === 'number')
}
