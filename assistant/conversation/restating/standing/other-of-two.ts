import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { goneIn } from '#conversation/done/brought-back.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'

/**
 * The turn of the other one of two: "o que sobrou é 19,50", behind one that was deleted; "apaga
 * esse último e muda o outro pra 19,50"; "o esmalte que ficou foi 20". Null where it is not known
 * which of them is meant.
 */
export function otherOfTwoTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = leaningIn('otherOne', reading)
  const right = found && reading.amounts.at(-1)
  if (!right || right.first < found.last || isQuestion(reading)) return null
  const value = Math.round(right.valueCents)
  const isMoney = value > 0 && value <= limits.amountCentsMax
  if (!isMoney || right.isForeign || right.isNegative || reading.amounts.length > 2) return null
  const order = leaningIn('removes', reading)
  if (order && order.first < found.first) return bothTurn(input, message, cents(value))
  if (order || reading.amounts.length > 1) return null
  const [only, another] = leftOf(input, message)
  return only && !another ? correctSum(input, only, cents(value)) : null
}

/** One goes, which is the last or that of the sum, and its like comes to so much. */
function bothTurn(
  input: TurnInput,
  { reading }: Message,
  value: ReturnType<typeof cents>,
): Turn | null {
  const own = ownIn(input)
  const [sum, another] = reading.amounts
  const wrong = another && sum ? Math.round(sum.valueCents) : null
  const goes = wrong === null ? own[0] : own.find(({ amountCents }) => amountCents === wrong)
  const [other, more] = goes ? alike(own, goes).filter(({ id }) => id !== goes.id) : []
  if (!goes || !other || more) return null
  return withBehind(deletion(input, goes), correctSum(input, other, value))
}

const changing = new Set('muda mude corrige troca arruma altera passa deixa'.split(' '))

/** What is left of the name that is told, of what was deleted just now, or beside the last one. */
function leftOf(input: TurnInput, message: Message): readonly Remembered[] {
  const own = ownIn(input)
  const named = namedAmong(message, own)
  if (named.length > 0) return named
  const [gone] = goneIn(input.state).filter(({ id }) => input.state.last?.gone?.includes(id))
  if (gone) return alike(own, gone)
  // "o que sobrou é 200" may be what is left of the money, and "o outro foi 30" one more.
  if (!message.reading.tokens.some(({ norm }) => changing.has(norm))) return []
  const [last, another] = toldLast(input, own)
  return last && !another ? alike(own, last).filter(({ id }) => id !== last.id) : []
}

function alike(own: readonly Remembered[], { name }: Pick<Remembered, 'name'>): Remembered[] {
  const words = tellingWords(name).join(' ')
  return own.filter((one) => tellingWords(one.name).join(' ') === words)
}
