import { goalMade, isKept } from '#conversation/goals/framed/goal-framed.ts'
import { metas } from '#conversation/goals/plainly/goal-told.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'

const denies = words('nao nem quanto quantos quais minhas todas ainda limite orcamento')
/** What is meant by it is the plan. */
const pointing = words('isso isto disso disto essa esse dele dela ele ela nisso esta plano')

/**
 * The turn of "faz uma meta disso então, até abril. já separei 90", right behind what was only a
 * plan: a goal of its name and sum, with what is put by for it. Null where another name or another
 * sum to come to is told, and for any other message.
 */
export function goalOfPlanTurn(input: TurnInput, message: Message): Turn | null {
  const { open } = input.state
  const { reading } = message
  if (open?.kind !== 'reading' || !open.isAhead || open.draft.description === '') return null
  if ((isQuestion(reading) && !asksForDeed(reading)) || !hasOneOf(reading, metas)) return null
  if (hasOneOf(reading, denies)) return null
  const { description: name, amountCents: target } = open.draft
  const [sum, another] = reading.amounts.filter((one) => Math.round(one.valueCents) !== target)
  if (another || (sum && (!isKept(reading, sum) || sum.isForeign))) return null
  const own = tellingWords(name)
  const said = tellingIn(message)
  const isIt =
    hasOneOf(reading, pointing) ||
    said.some(({ word }) => own.some((one) => isSame(one, word))) ||
    said.filter(({ word }) => !metas.has(word)).length === 0
  if (!isIt || fitting(said, input.goals ?? []).some(({ at }) => at.length > 0)) return null
  const saved = sum ? Math.round(sum.valueCents) : null
  if (target <= (saved ?? 0)) return null
  return goalMade(input, message, { name, amount: target, saved })
}
