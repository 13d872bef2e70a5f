import { countsNext } from '#language/amounts/counts/next-count.ts'
import { isRideSaid } from '#language/amounts/rides/ride-said.ts'
import { type Composed, composeWords, wordAt } from '#language/compose-words.ts'
import type { Token } from '#language/tokens.ts'

/** Cents said without naming them: `e noventa`, `e meio`, `virgula oitenta`, `dezenove noventa`. */
export function readFraction(
  tokens: readonly Token[],
  whole: Composed,
): { last: number; hundredths: number } | null {
  const base = whole.value * 100
  const link = tokens[whole.last + 1]?.folded ?? ''
  const next = tokens[whole.last + 2]
  if (link === 'e' && (next?.folded === 'meio' || next?.folded === 'meia')) {
    return { last: whole.last + 2, hundredths: base + 50 * whole.scale }
  }
  if (link === 'virgula' || link === 'ponto') {
    const share = readDecimals(tokens, whole.last + 2)
    return share && { last: share.last, hundredths: base + share.hundredths }
  }
  // "quarenta e dois com cinquenta no mecânico": and no "cem com vinte de troco".
  const isBeside = link === 'com'
  const isLinked = link === 'e' || isBeside
  // "na noventa e nove e sessenta no indrive": the app, and another sum.
  if (whole.value === 99 && isRideSaid(tokens, whole.first)) return null
  const first = whole.last + (isLinked ? 2 : 1)
  if (isLinked && countsNext(tokens, whole.first, first)) return null
  const cents = withoutNext(tokens, composeWords(tokens, first), whole.first)
  if (!cents || cents.hasScale || cents.value < 10 || cents.value > 99) return null
  if (isBeside && !isPlaced(tokens[cents.last + 1])) return null
  if (whole.value >= 10_000) return null
  if (!isLinked && (whole.value > 999 || !isPrice(tokens, whole, cents))) return null
  return { last: cents.last, hundredths: base + cents.value }
}

const placing = new Set('no na nos nas num numa em hoje ontem centavos centavo'.split(' '))

/** Nothing that the sum could be of stands behind it. */
function isPlaced(after: Token | undefined): boolean {
  return after === undefined || after.kind !== 'word' || placing.has(after.norm)
}

const behindCents = new Set(
  'no na nos nas de do da em e com pra pro por hoje ontem reais real conto centavos centavo'.split(
    ' ',
  ),
)

/**
 * The `noventa` of "quarenta e nove e noventa e um fubá", the `cinquenta` of "pão de três e
 * cinquenta e dois café de quatro": the last word is of what comes next.
 */
function withoutNext(
  tokens: readonly Token[],
  cents: Composed | null,
  price: number,
): Composed | null {
  if (!cents || cents.last === cents.first) return cents
  const isLinked = tokens[cents.last - 1]?.folded === 'e'
  if (isLinked && countsNext(tokens, price, cents.last)) {
    return { ...cents, last: cents.last - 2, value: cents.value - (cents.value % 10) }
  }
  const [one, next] = [tokens[cents.last], tokens[cents.last + 1]]
  const isThing = next?.kind === 'word' && !behindCents.has(next.folded)
  if (!isThing || !/^uma?$/.test(one?.folded ?? '')) return cents
  // "vinte e quatro e noventa um óleo": of ninety-one the "e" is always said.
  return { ...cents, last: cents.last - (isLinked ? 2 : 1), value: cents.value - 1 }
}

/** "dezenove noventa" is a price; "vinte quinze" and a run of three numbers are none. */
function isPrice(tokens: readonly Token[], whole: Composed, cents: Composed): boolean {
  const isRun = wordAt(tokens, whole.first - 1) || wordAt(tokens, cents.last + 1)
  return cents.value >= 20 && !isRun
}

/** What follows the comma, in hundredths: `oitenta`, `zero cinco`, `nove nove`, `5`, `duzentos`. */
export function readDecimals(
  tokens: readonly Token[],
  at: number,
): { last: number; hundredths: number } | null {
  const token = tokens[at]
  if (token?.kind === 'number') return asDecimals(token.folded, at)
  const head = wordAt(tokens, at)
  const tail = wordAt(tokens, at + 1)
  const isSpelled = head && tail && isDigit(head) && isDigit(tail)
  if (isSpelled) return { last: at + 1, hundredths: head.value * 10 + tail.value }
  const whole = composeWords(tokens, at)
  return whole && asDecimals(String(whole.value), whole.last)
}

function isDigit({ rank, value }: { rank: number | 'scale'; value: number }): boolean {
  return rank === 1 && value < 10
}

/** Figures behind the comma, in hundredths. */
export function asDecimals(
  digits: string,
  last: number,
): { last: number; hundredths: number } | null {
  const share = /^(\d\d?)0*$/.exec(digits)?.[1]
  return share === undefined ? null : { last, hundredths: Number(share.padEnd(2, '0')) }
}
