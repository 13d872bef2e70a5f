import type { Token } from '#language/tokens.ts'

const firsts = new Set(['primeira', '1a', 'metade', 'parcela'])

/** The `segunda` of "paguei a primeira parcela 150, a segunda não": the second one, no Monday. */
export function isSecond(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== 'segunda' || tokens[at - 1]?.norm !== 'a') return false
  return tokens.slice(0, at).some(({ norm }) => firsts.has(norm))
}
