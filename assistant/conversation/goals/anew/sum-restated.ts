import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { carry } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

const mending = new PhraseBook('the figure before was wrong', [
  {
    means: 'mends',
    say: '^ [ops|opa|ih|ah|lya] [,] nao [,] [eh|era|sao|foi] [pra] [ser] [r] [$] @',
    like: 'não, é 6000',
  },
  {
    means: 'mends',
    say: '^ [ops|opa|ih|ah|lya] [,] errei|errado|desculpa|corrige|corrigindo|digo|perdao ..4 @',
    like: 'errei, são 3500',
  },
  {
    means: 'mends',
    say: '^ na verdade [,] [a] [meta] [eh|era|sao|foi] [pra] [ser] [r] [$] @',
    like: 'na verdade é 15000',
  },
  {
    means: 'mends',
    say: '^ [nao] [,] era|eh|sao [pra] [ser] [r] [$] @ [reais] [a|na|essa] [meta] [.|!] $',
    like: 'era 6000 a meta',
  },
])

/**
 * The turn of "não é 5000, é 6000" of a goal: the one that was made just now, or that is named and
 * no entry is. Null for any other message.
 */
export function goalRestatedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!input.goals?.length || isQuestion(reading)) return null
  if (!mayCorrect(intent)) return null
  const sum = rightIn(message)
  const goal = sum && meantIn(input, message)
  if (!goal) return null
  const { id, name } = goal
  const amountCents = cents(sum)
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: sum, target: name } }
  return carry(input, read, { kind: 'change-amount', what: 'goal', id, name, amountCents })
}

/** The figure that is right: the one beside which another is denied, or the only one. */
function rightIn({ reading }: Message): number | null {
  const [first, second, another] = reading.amounts
  const isOne = first !== undefined && second === undefined && mending.isIn(reading)
  const right = isOne ? first : reading.amounts.find((one) => !isDenied(reading, one))
  const denied = reading.amounts.filter((one) => isDenied(reading, one))
  if (!right || another || (!isOne && denied.length !== 1)) return null
  const value = Math.round(right.valueCents)
  return right.isForeign || value <= 0 || value > limits.amountCentsMax ? null : value
}

const ofGoals = new Set(['meta', 'metas', 'objetivo', 'valor'])

function meantIn(input: TurnInput, message: Message): Thing | null {
  const said = tellingIn(message).filter(({ word }) => !ofGoals.has(word))
  const [named, another] = fitting(said, input.goals ?? [])
  if (named && !another) {
    return namedAmong(message, rememberedIn(input)).length > 0 ? null : named.thing
  }
  const isMade = input.state.last?.kind === 'goal-created' && said.length === 0
  return isMade ? goalMeant(input) : null
}
