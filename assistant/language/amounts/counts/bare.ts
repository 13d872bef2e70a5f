import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

/** Whether a number is nothing but whole figures, which may count something. */
export function isBare({ amount, number }: Found): boolean {
  const isPlain = amount?.form === 'bare' && !amount.isNegative && !amount.isVague
  return isPlain && number?.decimals === 0 && amount?.last === number.last
}

const buying = new Set([
  ...['comprei', 'compramos', 'pedi', 'pedimos', 'peguei', 'pegamos', 'levei', 'levamos', 'trouxe'],
  ...['vendi', 'vendemos', 'tomei', 'tomamos', 'comi', 'comemos', 'bebi', 'bebemos', 'botei'],
  ...['coloquei', 'troquei', 'fiz', 'foi', 'foram', 'fizemos', 'trocamos'],
])

/** Whether a verb of buying or selling stands right before. */
export function isBuying(tokens: readonly Token[], { first }: Pick<Found, 'first'>): boolean {
  return buying.has(tokens[first - 1]?.norm ?? '')
}
