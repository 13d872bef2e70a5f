import { isBare } from '#language/amounts/counts/bare.ts'
import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

const ways = new Set([
  ...['pix', 'dinheiro', 'cartao', 'debito', 'credito', 'maquininha', 'fiado', 'conta'],
  ...['caderneta', 'caderno', 'prazo'],
])
const links = new Set(['no', 'na', 'em', 'a', 'de', 'por', 'ficou', 'foi', 'foram'])

/** `vendi 7 pecas, total 245 (3 no pix e 4 no dinheiro)`: how many of them were paid which way. */
export function placePartedCounts(tokens: readonly Token[], found: readonly Found[]): void {
  const whole = found.find(({ role }) => role === 'quantity')
  if (!whole || !found.some(({ role }) => role === 'amount')) return
  const parts = found.filter((one) => one.first > whole.first && isPaidSome(tokens, one))
  const all = parts.reduce((sum, { number }) => sum + (number?.hundredths ?? 0), 0)
  if (parts.length < 2 || all !== whole.number?.hundredths) return
  for (const part of parts) {
    part.role = 'quantity'
    part.rule = 'parted'
  }
}

function isPaidSome(tokens: readonly Token[], one: Found): boolean {
  if (one.role !== 'amount' || !isBare(one)) return false
  const at = links.has(tokens[one.last + 1]?.norm ?? '') ? one.last + 2 : one.last + 1
  return ways.has(tokens[at]?.norm ?? '')
}
