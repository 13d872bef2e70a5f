import type { Token } from '#language/tokens.ts'

const firsts = new Set(['primeira', '1a', 'metade', 'parcela'])

/** The `segunda` of "paguei a primeira parcela 150, a segunda não": the second one, no Monday. */
export function isSecond(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== 'segunda' || tokens[at - 1]?.norm !== 'a') return false
  return tokens.slice(0, at).some(({ norm }) => firsts.has(norm))
}

const parts = new Set('parcela parcelas prestacao prestacoes'.split(' '))

/** The `quarta` of "paguei a prestação, 89,90, é a quarta de dez": one of so many, and no day. */
export function isNthOfAll(tokens: readonly Token[], at: number): boolean {
  const [link, count] = tokens.slice(at + 1, at + 3)
  // "a segunda das três parcelas do armário"
  const isOfParts = tokens.slice(at + 2, at + 5).some(({ norm }) => parts.has(norm))
  if (link?.norm === 'das' && isOfParts) return true
  if (link?.norm !== 'de' || count?.kind === 'mark' || tokens[at - 1]?.norm !== 'a') return false
  return tokens.slice(0, at).some(({ norm }) => parts.has(norm))
}
