import type { Telling } from '#conversation/naming/telling.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

const paying = new Set(
  'paguei pagamos dei demos mandei transferi depositei acertei gastei'.split(' '),
)
/** Behind these it is told where, how and why a bill was paid, and no longer what. */
const ending = new Set('na no em com pelo pela porque pq que antes por juros multa so'.split(' '))
const called = new Set(['o', 'a', 'pro', 'pra', 'ao', 'seu', 'dona', 'para'])

/**
 * "paguei o Zé 120", behind a bill of light that was offered: somebody else, or another thing, was
 * paid. The very sum of the bill is its own, whoever had it.
 *
 * @param foreign What the message names that the bill does not.
 */
export function isPaidAnother(
  { reading }: Message,
  amountCents: number,
  foreign: readonly Telling[],
): boolean {
  const { tokens, amounts } = reading
  const paid = tokens.findIndex(({ norm }) => paying.has(norm))
  if (paid < 0) return false
  const end = tokens.findIndex(({ norm }, at) => at > paid && ending.has(norm))
  const things = foreign.filter(({ at, word }) => {
    return at > paid && (end < 0 || at < end) && !leansWord('aside', word)
  })
  const [sum] = amounts
  if (sum) return things.length > 0 && Math.round(sum.valueCents) !== amountCents
  return things.some(({ at, word }) => {
    return (isFirstName(word) || word === 'ze') && called.has(tokens[at - 1]?.norm ?? '')
  })
}
