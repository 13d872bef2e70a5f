import type { Token } from '#language/tokens.ts'

const atOnce = new Set(['vista', 'pix', 'dinheiro', 'debito', 'especie'])
const byParts = new Set(
  `cartao credito carne crediario boleto parcela parcelas parcelei parcelado parcelada dividi dividido
  primeira entrada mes mensal mensais prestacao`.split(/\s+/),
)
const piecesMax = 12

/**
 * Whether `2 x 95` is told to be paid at once: `paguei à vista`, `no pix`. So nothing is paid in
 * parts, and as many were bought.
 */
export function isPaidAtOnce(
  tokens: readonly Token[],
  { first, last }: { first: number; last: number },
): boolean {
  if (Number(tokens[first]?.folded) > piecesMax || first !== last) return false
  if (tokens[first - 1]?.norm === 'em') return false
  const price = tokens.findIndex(({ kind }, at) => at > last && kind === 'number')
  const between = tokens.slice(last + 2, price).every(({ norm }) => /^(de|a|r|\$)$/.test(norm))
  const behind = tokens.slice(price + 1)
  const isOne = price > last && between && !behind.some(({ kind }) => kind === 'number')
  if (!isOne || !behind.some(({ norm }) => atOnce.has(norm))) return false
  return ![...tokens.slice(0, first), ...behind].some(({ norm }) => byParts.has(norm))
}
