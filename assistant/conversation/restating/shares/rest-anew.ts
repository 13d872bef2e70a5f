import { cents } from '@lya/core/amounts/cents.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const rests = new PhraseBook('a whole, what was given of it, and what is left', [
  {
    means: 'left',
    say: '[r] [$] @ [reais] ..3 [,|e] [eu] [ja] dei|paguei|entreguei|adiantei [r] [$] @ [reais] [,|e|,] [ainda|so] falta|faltam|faltava|resta|restam|devo|sobra|sobrou [pagar|so] [r] [$] @',
    like: 'o pneu foi 200 no total, dei 100, falta 100',
  },
  {
    means: 'whole',
    say: '[r] [$] @ [reais] no|ao total|todo [,|e] [eu] [ja] dei|paguei|entreguei|adiantei [r] [$] @',
    like: 'o pneu foi 200 no total e dei 100',
  },
])

/**
 * The turn of "o pneu foi 200 no total, dei 100, falta 100", where the 100 stand there and the rest
 * of them is a bill: what was given stays, and the bill comes to what is left. Null for any other.
 */
export function restAnewTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { payments = [] } = input
  if (payments.length === 0 || isQuestion(reading) || !rests.isIn(reading)) return null
  const [whole = 0, given = 0, left = whole - given, more] = reading.amounts.map(({ valueCents }) =>
    Math.round(valueCents),
  )
  if (more !== undefined || left <= 0 || given + left !== whole) return null
  const same = rememberedIn(input).filter(({ type, amountCents }) => {
    return type === 'despesa' && amountCents === given
  })
  const known = namedAmong(message, same).flatMap(({ name }) => {
    return payments.filter((bill) => speaksOf(name, bill.name))
  })
  const [bill, another] = known
  if (!bill || another) return null
  const { id, name } = bill
  if (bill.amountCents === left) {
    return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
  }
  const read = {
    intent: 'correct',
    confidence: 92,
    fields: { amount: left, target: name },
  } as const
  const changed = { kind: 'change-amount', what: 'payment', id, name } as const
  return carry(input, read, { ...changed, amountCents: cents(left) })
}
