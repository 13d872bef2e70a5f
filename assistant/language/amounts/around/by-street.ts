import type { Token } from '#language/tokens.ts'

const places = new Set('posto padaria mercado mercadinho farmacia bar loja ponto feira'.split(' '))

/** Whether the shop before a number has its street's: `gasolina no posto da quinze`. */
export function isByStreet(tokens: readonly Token[], first: number): boolean {
  // Money is masculine.
  return tokens[first - 1]?.norm === 'da' && places.has(tokens[first - 2]?.norm ?? '')
}
