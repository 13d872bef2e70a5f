import { findNumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'

/** Words before a price. */
const pricing = new Set(['por', 'a', 'de'])
const reach = 5
/** Such few are counted; more are cents or another sum. */
const countMax = 30

/**
 * Whether a number in words begins what is counted next, and no part of the price before: the `dez`
 * of "frango por sessenta e quatro e dez de feijão por setenta", the `um` of "duas escovas de
 * cinquenta e um corte de trinta". Both things have their price behind the same kind of word.
 *
 * @param price The first token of the number before.
 */
export function countsNext(tokens: readonly Token[], price: number, at: number): boolean {
  const link = tokens[price - 1]?.norm ?? ''
  const count = findNumberWord(tokens[at]?.folded ?? '')
  if (count?.value === 1 && isNextThing(tokens, price, at)) return true
  if (!pricing.has(link) || !count || count.rank === 'scale' || count.value > countMax) return false
  for (let next = at + 1; next <= at + reach; next += 1) {
    const token = tokens[next]
    // "uma galinha de cinquenta e cinco e o panetone de dezoito": no one thing goes over an `e`.
    if (token?.kind !== 'word' || token.folded === 'e') return false
    if (findNumberWord(token.folded)) return false
    // A thing stands between: "e dois por cento" counts none. One of another thing may be priced
    // by another word: "a sessenta e uma hidratação de oitenta".
    const isPricing = token.norm === link || (count.value === 1 && pricing.has(token.norm))
    // "duas de trinta e duas de vinte e cinco": nothing but counts and prices.
    const isCounted = next > at + 1 || isNumber(tokens[price - 2])
    if (isPricing && isCounted && isNumber(tokens[next + 1])) return true
  }
  return false
}

const one = new Set(['um', 'uma'])
const noThing = new Set(
  'e reais real conto contos pila centavos na no em de da do com pra pro'.split(' '),
)

/**
 * The `um` of "um frango sessenta e um refrigerante doze": the thing before has its own, and a
 * price stands behind this one too.
 */
function isNextThing(tokens: readonly Token[], price: number, at: number): boolean {
  const isCounted = tokens.slice(0, price - 1).some(({ folded }) => one.has(folded))
  const thing = tokens[at + 1]
  if (!isCounted || thing?.kind !== 'word' || noThing.has(thing.folded)) return false
  const behind = tokens.slice(at + 2, at + 2 + reach)
  const next = behind.findIndex((token) => isNumber(token))
  return (
    next >= 0 &&
    behind.slice(0, next).every(({ kind, folded }) => kind === 'word' && folded !== 'e')
  )
}

function isNumber(token: Token | undefined): boolean {
  if (token?.kind === 'number') return true
  return token?.kind === 'word' && (findNumberWord(token.folded)?.value ?? 0) > 1
}
