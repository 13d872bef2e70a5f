import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Sum } from '#understanding/transactions/sums/sum.ts'

const some = new PhraseBook('some of what was counted had another price', [
  {
    means: 'one',
    say: '^ [mas|e|ah|so|que|na|verdade|,] [so] um|uma [deles|delas|so] ..3 foi|saiu|ficou|custou|era|fiz [por|so|a] [so] [r] [$] @ [reais|conto] [so]',
    not: ['outro|outra foi|saiu|ficou', 'um|uma ..2 foi ..2 [e|,] [o|a] outro|outra'],
    like: 'um deles foi 10',
  },
  {
    means: 'two',
    say: '^ [mas|e|ah|so|que|na|verdade|,] [so] dois|duas [deles|delas|so] ..3 foram|foi|sairam|ficaram|custaram|eram|fiz [por|so|a] [so] [r] [$] @ [reais|conto] [so] [cada]',
    like: 'duas foram a 45',
  },
])
const counts = { one: 1, two: 2 } as const
/** What is far from the price of one is another thing, or the price of all. */
const nearTimes = 2.5
const ofOne = new Set('desconto abatimento amigo amiga promocao cada deles delas'.split(' '))

/**
 * The turn of "um deles foi 10", "um corte foi 50, fiz desconto", of several that were counted at
 * one price: the others stay at theirs. Null for any other message.
 */
export function oneOfSeveralTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = some.find(reading)
  const amount = reading.amounts.findLast(({ first, last }) => {
    return found !== null && first >= found.first && last <= found.last
  })
  if (!found || !amount || reading.amounts.length > 1) return null
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const entry = countedMeant(input, message)
  const step = entry?.sum?.steps[0]
  if (!entry?.sum || entry.sum.steps.length > 1 || step?.by !== 'times') return null
  const { startCents } = entry.sum
  const [count, value] = [counts[found.means], Math.round(amount.valueCents)]
  const isNear = value < startCents * nearTimes && value * nearTimes > startCents
  if (count >= step.factor || !isNear || value === startCents) return null
  const others = step.factor - count
  const sum: Sum = {
    startCents,
    steps: [
      ...(others > 1 ? [{ ...step, factor: others }] : []),
      { by: 'plus', cents: value * count },
    ],
  }
  const total = startCents * others + value * count
  if (total > limits.amountCentsMax) return null
  return correctSum(input, entry, cents(total), sum)
}

/** The one that is named; where nothing is, what was told last. */
function countedMeant(input: TurnInput, message: Message): Remembered | null {
  const own = ownIn(input)
  const named = namedAmong(message, own)
  const isNamed = tellingIn(message).some(({ word }) => !ofOne.has(word))
  const [only, another] = named.length > 0 || isNamed ? named : toldLast(input, own)
  return only && !another ? only : null
}
