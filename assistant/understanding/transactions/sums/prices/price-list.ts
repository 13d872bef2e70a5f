import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { hasKnownTerm } from '#understanding/transactions/evidence.ts'

/** What stands between two prices of a list is short. */
const thingMax = 4

/**
 * Whether a message is nothing but things, each with its price right behind it: `almoço 15 água 3
 * cigarro 12`. There no figure counts anything, whatever its likes do elsewhere.
 */
export function isPriceList(reading: Reading): boolean {
  const { tokens, amounts } = reading
  const end = tokens.findLastIndex(({ kind }) => kind === 'word' || kind === 'number')
  // "passagem gol voo 1847 389,90", "mega sena 3 jogo 18 reais": only one is marked as money.
  const isAlike = amounts.every(({ form }) => form === amounts[0]?.form)
  if (amounts.length < 2 || !isAlike || amounts.at(-1)?.last !== end) return false
  const covers = coverTokens(reading)
  return amounts.every((amount, at) => {
    const first = (amounts[at - 1]?.last ?? -1) + 1
    const words = tokens.slice(first, amount.first)
    const isShort = words.length > 0 && words.length <= thingMax
    const isPlain = words.every(
      ({ kind, norm }) => kind === 'word' && norm !== 'e' && !isDeed(norm),
    )
    return isShort && isPlain && hasKnownTerm(reading, covers, first, amount.first - 1)
  })
}

const listMin = 3
const bounds = new Set([',', ';', '.', ':', '\n', '•', '-', 'e', 'mas', '+', '*'])

/**
 * Whether a message tells three things or more, each sum with its own thing or day in its part of
 * the list, and no other number stands there: "segunda almoço 38,90, estacionamento 12 e feira 27".
 */
export function isToldList(reading: Reading, clauses: readonly Clause[]): boolean {
  const { tokens, amounts, numbers, days } = reading
  if (amounts.length < listMin) return false
  const covers = coverTokens(reading)
  if (!numbers.every(({ first }) => covers[first] !== undefined)) return false
  return amounts.every(({ first, last }, nth) => {
    const least = (amounts[nth - 1]?.last ?? -1) + 1
    let start = first
    while (start > least && !bounds.has(tokens[start - 1]?.norm ?? '')) start -= 1
    const most = (amounts[nth + 1]?.first ?? tokens.length) - 1
    let end = last
    while (end < most && !bounds.has(tokens[end + 1]?.norm ?? '')) end += 1
    const isDated = days.some((one) => one.first >= start && one.last <= end)
    return isDated || hasKnownTerm(reading, covers, start, end) || isPaid(clauses, first)
  })
}

/** The sum of a clause that tells of paying: "passei no mercado e deixei 132,50". */
function isPaid(clauses: readonly Clause[], at: number): boolean {
  return clauses.some(({ first, last, mood, flow }) => {
    return first <= at && at <= last && mood === 'done' && flow !== null
  })
}

function isDeed(word: string): boolean {
  return findVerb(word)?.form.endsWith('did') === true
}
