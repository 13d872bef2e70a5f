import type { Token } from '#language/tokens.ts'

const links = new Set([',', 'e'])
const lastOfMonth = 31

/** Whether a number is one of the days of `dias 5, 12 e 19`; not the sum of `3 dias, 50`. */
export function isOfListedDays(
  tokens: readonly Token[],
  {
    first,
    last,
    hundredths,
    decimals,
  }: {
    first: number
    last: number
    hundredths: number
    decimals: number
  },
): boolean {
  if (decimals > 0 || hundredths > lastOfMonth * 100) return false
  let at = first - 1
  while (links.has(tokens[at]?.norm ?? '') || tokens[at]?.kind === 'number') at -= 1
  if (tokens[at]?.norm !== 'dias' || isCounted(tokens, at)) return false
  // "todos os dias 5 reais": one number is no list.
  const isSecond = at < first - 1
  return isSecond || (links.has(tokens[last + 1]?.norm ?? '') && isDay(tokens[last + 2]))
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === 'number' || tokens[at - 2]?.norm === 'todos'
}

function isDay(token: Token | undefined): boolean {
  return token?.kind === 'number' && Number(token.folded) <= lastOfMonth
}
