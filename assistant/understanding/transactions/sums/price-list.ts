import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
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

function isDeed(word: string): boolean {
  return findVerb(word)?.form.endsWith('did') === true
}
