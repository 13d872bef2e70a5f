import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const nth = new PhraseBook<'first' | 'second' | 'last'>('which of several of one name', [
  {
    means: 'first',
    say: 'o|a|os|as ..3 foi|era|deu|eh|foram [de|por] [r] [$] @ [reais] [,] o|a|no|na primeiro|primeira [vez] [.|!] $',
    like: 'o café foi 12, o primeiro',
  },
  {
    means: 'second',
    say: 'o|a|os|as ..3 foi|era|deu|eh|foram [de|por] [r] [$] @ [reais] [,] o|a segundo|segunda [vez] [.|!] $',
    like: 'a 99 foi 46, a segunda',
  },
  {
    means: 'last',
    say: 'o|a|os|as ..3 foi|era|deu|eh|foram [de|por] [r] [$] @ [reais] [,] o|a ultimo|ultima [.|!] $',
    like: 'o uber foi 18, o último',
  },
])
const numbers = new Set(['number', 'word'])

/**
 * The turn of one of several of a name, by its turn: "a 99 foi 46, a segunda", of two that stand
 * there. Null where there are not so many of that name: a Monday may be meant.
 */
export function nthNamedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || !mayCorrect(intent) || isQuestion(reading)) return null
  const found = nth.find(reading)
  if (!found || amount.valueCents > limits.amountCentsMax) return null
  const meant = ofName(input, message, found.first + 1, amount.first)
  const [newest, ...older] = meant
  if (!newest || older.length === 0) return null
  const byTurn = meant.toReversed()
  const only = { first: byTurn[0], second: byTurn[1], last: newest }[found.means]
  return only ? correctSum(input, only, cents(Math.round(amount.valueCents))) : null
}

/** The newest first; of what this conversation wrote, where several of it have the name. */
function ofName(input: TurnInput, message: Message, first: number, end: number): Remembered[] {
  const { tokens } = message.reading
  const said = tellingIn(message).filter(({ at }) => at < end)
  const own = namedAmong(message, rememberedIn(input), said)
  if (own.length > 0) return own
  // "99" is a name of figures, which tells of nothing by itself.
  const word = tokens[first]
  if (!word || !numbers.has(word.kind)) return []
  return rememberedIn(input).filter(({ name }) => name.toLowerCase() === word.norm)
}
