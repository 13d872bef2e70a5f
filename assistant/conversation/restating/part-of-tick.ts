import { cents } from '@lya/core/amounts/cents.ts'
import { balk, correctSum } from '#conversation/make-turn.ts'
import { newestOf } from '#conversation/memory/meant-anew.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { leadOf } from '#understanding/memory/restated-sum.ts'
import { isOnTick } from '#understanding/transactions/naming/on-tick.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'pay']
const costing = new Set(['foi', 'era', 'deu', 'de', 'dos', 'total'])

/**
 * The turn of "o fiado da venda paguei 20", where 38 stand: what was bought on tick was an expense
 * of that day, so a part that is paid of it neither counts once more nor takes its place. Null
 * where nothing on tick stands there that came to more.
 */
export function partOfTickTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = leaningIn('paysTick', reading)
  if (!found || !readable.includes(intent) || isQuestion(reading)) return null
  const isIn = ({ first }: { first: number }) => first >= found.first && first <= found.last
  const paid = reading.amounts.findLast(isIn)
  if (!paid) return null
  const [whole] = reading.amounts.filter((one) => {
    return (
      one !== paid && costing.has(leadOf(reading, one.first)) && one.valueCents > paid.valueCents
    )
  })
  const onTick = rememberedIn(input).filter(({ type, description }) => {
    return type === 'despesa' && isOnTick(description)
  })
  const entry = newestOf(message, namedAmong(message, onTick))
  const value = whole ? cents(Math.round(whole.valueCents)) : null
  if (entry && value !== null && value !== entry.amountCents) {
    return correctSum(input, entry, value)
  }
  const paidCents = Math.round(paid.valueCents)
  // All of one thing is asked about (`on-tick.ts`).
  if (!entry || entry.amountCents === paidCents || boughtWith(input, entry) < paidCents) return null
  return balk(input, { intent: 'none', confidence: 85 }, 'tick-counted')
}

/** What all of a kind came to on one day: "3 correias a 45 e 2 filtros a 28 fiado". */
function boughtWith(input: TurnInput, { date, categoryId }: Remembered): number {
  const bought = rememberedIn(input).filter((one) => {
    return one.type === 'despesa' && one.date === date && one.categoryId === categoryId
  })
  return bought.reduce((all, { amountCents }) => all + amountCents, 0)
}
