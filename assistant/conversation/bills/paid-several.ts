import { chained } from '#conversation/bills/chained.ts'
import { saidCount } from '#conversation/bills/paid/said-count.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const asPaid = { intent: 'pay', confidence: 88 } as const
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
/**
 * The turn of "paguei as duas", behind as many bills as were kept in this conversation: each is
 * paid. Null for any other message, and where there are not that many.
 */
export function paidSeveralTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (!leans('paidSeveral', reading) || isQuestion(reading)) return null
  if (!readable.includes(read.intent) || reading.flat.includes(' nao ')) return null
  const count = saidCount(reading)
  if (count === Number.POSITIVE_INFINITY) return paidAllTurn(input)
  const { last, earlier = [] } = input.state
  const kept = new Set(
    [...(last ? [last] : []), ...earlier]
      .filter(({ kind }) => kind === 'recurring-created')
      .map(({ name }) => name)
      .slice(0, count),
  )
  const bills = input.payments?.filter(({ name, isPaid }) => kept.has(name) && !isPaid) ?? []
  if (bills.length === 0 || bills.length !== count) return null
  return chained(
    bills.map(({ id, name }) => carry(input, asPaid, { kind: 'pay', payment: { id, name } })),
  )
}

/** "paguei todas", right behind the list of them: each of those that was named there. */
function paidAllTurn(input: TurnInput): Turn | null {
  const { state, payments = [] } = input
  if (state.intent !== 'query' || state.asked?.metric !== 'upcoming') return null
  const open = payments.filter(({ isPaid }) => !isPaid)
  return chained(
    open.map(({ id, name }) => carry(input, asPaid, { kind: 'pay', payment: { id, name } })),
  )
}
