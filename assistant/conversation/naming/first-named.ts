import { type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const articles = new Set(
  'o a os as um uma no na nos nas do da dos das pro pra meu minha aquele aquela esse essa'.split(
    ' ',
  ),
)
const orders = new Set(['bota', 'coloca', 'poe', 'deixa'])
const joins = new Set('de do da dos das no na meu minha'.split(' '))

/**
 * The first thing that a message names, in its own words: `gas` of "tu anotou o gas errado",
 * `99` of "errei a 99". Null where it names none.
 *
 * @param isNothing Words that stand for no thing in it.
 */
export function firstNamed(
  message: Pick<Message, 'reading'>,
  isNothing: (word: string) => boolean,
): string | null {
  const { tokens, text } = message.reading
  const said = [...tellingIn(message), ...numbersIn(message)]
    .filter(({ word }) => !isNothing(word))
    .toSorted((one, other) => one.at - other.at)
  const isLed = ({ at }: Telling) => articles.has(tokens[at - 1]?.norm ?? '')
  const begin = said.find(isLed) ?? said[0]
  if (!begin) return null
  let last = begin.at
  for (const { at, word } of said) {
    const between = tokens.slice(last + 1, at)
    const isJoined = between.length <= 2 && between.every(({ norm }) => joins.has(norm))
    // "a costureira bota em compras": no boots.
    if (at > last && isJoined && !orders.has(word)) last = at
  }
  return text.slice(tokens[begin.at]?.start, tokens[last]?.end)
}

/** Numbers that are names: `a 99`, `o 13o`. */
function numbersIn({ reading }: Pick<Message, 'reading'>): Telling[] {
  return reading.numbers
    .filter(({ role }) => role === 'name')
    .map(({ first }) => ({ at: first, word: reading.tokens[first]?.norm ?? '' }))
}
