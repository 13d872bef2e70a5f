import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const meant = new PhraseBook('money that stands there was for a goal', [
  {
    means: 'meant',
    say: 'eh|sao|foi|foram|era|eram|vai|vao|poe|coloca|bota ..2 pra|para|pro|na|no [a|o|essa|nossa|minha] meta|objetivo|cofrinho|caixinha|poupanca',
    like: 'os 300 do Rafa são pra meta também, não é entrada minha',
  },
])

/**
 * The turn of "os 300 do Rafa são pra meta também, não é entrada minha", of what stands there as
 * come in: it goes, and is put into the goal. Null for any other message.
 */
export function meantForGoalTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { goals = [], state } = input
  if (isQuestion(reading) || !leans('noEntry', reading) || !meant.isIn(reading)) return null
  const [sum, another] = reading.amounts
  const came = ownIn(input).filter(({ type, amountCents }) => {
    return type === 'receita' && (!sum || amountCents === Math.round(sum.valueCents))
  })
  const named = namedAmong(message, came)
  const [entry, more] = named.length > 0 || !sum ? named : came
  const [called, other] = fitting(tellingIn(message), goals).filter(({ at }) => at.length > 0)
  const last = goals.find(({ name }) => name === state.last?.name)
  const only = goals.length === 1 ? goals[0] : last
  const goal = called && !other ? called.thing : only
  if (!entry || more || another || !goal) return null
  const { id, name } = goal
  const amountCents = cents(entry.amountCents)
  const read = { intent: 'goal_deposit', confidence: 90, fields: { amount: amountCents } } as const
  const put = carry(input, read, { kind: 'deposit', amountCents, goal: { id, name } })
  return chained([deletion(input, entry), put])
}
