import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const halves = new PhraseBook('the half of what is named', [
  {
    means: 'half',
    say: 'pagou|pagaram|deu|deram|bancou|rachou|dividiu [a] metade do|da|dos|das',
    like: 'farmácia 64 e gasolina 120, o pai deles pagou metade da farmácia',
  },
  {
    means: 'half',
    say: 'rachei|dividi|rachamos|dividimos so|somente o|a|os|as',
    like: 'pizza 60 e uber 20, dividi só a pizza',
  },
])

/**
 * Which of several sums the half is of, by the word behind it; null where none of them has it, or
 * the last one has, of which it is said anyway.
 */
export function halfNamed(reading: Reading, segments: readonly Settled[]): number | null {
  const last = segments.at(-1)
  if (!last || segments.length < 2) return null
  const found = halves.find(reading, { first: last.amount.last + 1, last: last.last })
  const word = found && reading.tokens[found.last + 1]?.norm
  if (!word) return null
  const at = segments.findIndex(({ first, amount }) => {
    return reading.tokens.slice(first, amount.first).some(({ norm }) => norm === word)
  })
  return at >= 0 && at < segments.length - 1 ? at : null
}
