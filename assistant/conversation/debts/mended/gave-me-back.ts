import { cents } from '@lya/core/amounts/cents.ts'
import { register, say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { clauseAt } from '#understanding/transactions/scene.ts'

/**
 * The turn of "na verdade o café foi com um colega e ele me devolveu 8", of a coffee at 16,50: so
 * much came back, and it is no other price. Null for any other message.
 */
export function gaveMeBackTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const [sum, another] = reading.amounts
  if (isSo(input, message)) return say(input, done, { kind: 'done-before' })
  if (!sum || another || intent !== 'correct' || isQuestion(reading)) return null
  if (clauseAt(account.clauses, sum.first)?.flowRule !== 'came-back') return null
  const spent = ownIn(input).filter(({ type }) => type === 'despesa')
  const named = namedAmong(message, spent)
  const [entry, more] = named.length > 0 ? named : toldLast(input, spent)
  const amountCents = cents(Math.round(sum.valueCents))
  if (!entry || more || amountCents <= 0 || amountCents >= entry.amountCents) return null
  const description = `Devolução (${entry.name.toLowerCase()})`
  return register(input, { intent: 'log', confidence: 90 }, [
    { type: 'receita', amountCents, date: input.today, categoryId: null, description },
  ])
}

const done = { intent: 'none', confidence: 90 } as const

/** "o café custou 16,50 mesmo, os 8 foram devolução": both of them stand there. */
function isSo(input: TurnInput, { reading }: Message): boolean {
  const [price, back, third] = reading.amounts
  if (!price || !back || third || !reading.flat.includes(' mesmo ')) return false
  if (!reading.flat.includes(' devol')) return false
  const stands = (type: 'despesa' | 'receita', value: number) =>
    ownIn(input).some((one) => one.type === type && one.amountCents === Math.round(value))
  return stands('despesa', price.valueCents) && stands('receita', back.valueCents)
}
