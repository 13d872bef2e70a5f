/**
 * Weights of several classes are kept in whole levels from minus this to plus this, two a letter.
 * Nine levels tell strangers' messages apart as well as ninety do: of hundreds of weights that are
 * added up each is rounded otherwise.
 */
export const pairLevelsMax = 4

const steps = 2 * pairLevelsMax + 1
/** The first of as many letters that need no backslash in JSON: from `#` on, but for one. */
const firstLetter = 35
const backslash = 92

/** Two levels a letter; behind the last of an odd number stands a 0. */
export function pairsOf(levels: readonly number[]): string {
  const pairs = Array.from({ length: Math.ceil(levels.length / 2) }, (_, pair) => {
    const [first = 0, second = 0] = levels.slice(2 * pair, 2 * pair + 2)
    const code = firstLetter + (first + pairLevelsMax) * steps + second + pairLevelsMax
    return String.fromCharCode(code < backslash ? code : code + 1)
  })
  return pairs.join('')
}

/** The levels that letters stand for, two for each. */
export function levelsOfPairs(text: string): Int8Array {
  const levels = new Int8Array(2 * text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const place = (code < backslash ? code : code - 1) - firstLetter
    levels[2 * at] = Math.floor(place / steps) - pairLevelsMax
    levels[2 * at + 1] = (place % steps) - pairLevelsMax
  }
  return levels
}
