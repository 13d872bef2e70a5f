import { carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leadOf } from '#understanding/memory/restated-sum.ts'

const readable: readonly Candidate['intent'][] = ['log', 'clarify', 'none', 'pay']
const definite = new Set(['os', 'esses', 'estes', 'aqueles'])
const wordsMax = 18

/**
 * The turn of "já dei pra ela os 300", right behind the bill of 300 that was kept: it is paid, and
 * no expense of its own. Null for any other message.
 */
export function paidJustMadeTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { last, rule } = input.state
  if (last?.kind !== 'recurring-created' || last.rule !== rule) return null
  const { reading, account } = message
  const [amount, another] = reading.amounts
  if (!amount || another || reading.tokens.length > wordsMax || isQuestion(reading)) return null
  if (!readable.includes(read.intent) || !definite.has(leadOf(reading, amount.first))) return null
  const sum = Math.round(amount.valueCents)
  const bill = input.payments?.find((one) => one.name === last.name && one.amountCents === sum)
  const isDone = account.clauses.some(({ mood, verbs }) => {
    return mood !== 'undone' && verbs.some(({ verb }) => verb.form === 'i-did')
  })
  if (!bill || !isDone || reading.flat.includes(' nao ')) return null
  const own = tellingWords(bill.name)
  const isElse = tellingIn(message).some(({ word }) => {
    return isThing(word) && !own.some((one) => isSame(one, word))
  })
  if (isElse) return null
  const payment = { id: bill.id, name: bill.name }
  return carry(input, { intent: 'pay', confidence: 85 }, { kind: 'pay', payment })
}
