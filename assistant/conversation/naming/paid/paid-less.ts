import { cents } from '@lya/core/amounts/cents.ts'
import { stepIn } from '#conversation/amending/discounted.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import { carry } from '#conversation/make-turn.ts'
import { isDue, paidOn } from '#conversation/naming/paid/day-paid.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

const paidSo = new PhraseBook('that it was paid with something taken off', [
  {
    means: 'paid',
    say: '^ [a|o] ..3 paga|pago|quitada|quitado [hoje|ja|agora] com|e|, ..3 desconto|descontinho|abatimento',
    like: 'condomínio pago com 10 reais de desconto',
  },
])

/**
 * The turn of a bill that was paid with something taken off: "adiantei a internet, paguei com 5
 * reais de desconto", "paguei o condomínio e ganhei 5% de desconto". It is paid with what was left.
 * Null for any other message.
 */
export function paidLessTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, account } = message
  const { payments = [] } = input
  if (payments.length === 0 || isQuestion(reading)) return null
  if (!leans('paid', reading) && !paidSo.isIn(reading)) return null
  if (!leans('discount', reading)) return null
  if (leans('discountedAlready', reading)) return null
  const isTold = account.clauses.every((clause) => {
    return (clause.mood !== 'undone' && clause.mood !== 'other') || isDue(message, clause)
  })
  const step = isTold ? stepIn(reading) : null
  const said = tellingIn(message).filter(({ word }) => {
    return !leansWord('aside', word) && !leansWord('besideDiscount', word)
  })
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length === said.length)
  if (!step || !fit || another || said.length === 0) return null
  const { id, name, amountCents, isPaid } = fit.thing
  if (amountCents === undefined || isPaid) return null
  const left = totalOf({ startCents: amountCents, steps: [step] })
  // Hardly anybody takes off more than half: "paguei a luz, 100 de desconto", of 120.
  if (left * 2 < amountCents || left >= amountCents) return null
  const paid = { ...paidOn(message, null), ...monthPaid(reading) }
  const effect = { kind: 'pay', payment: { id, name }, amountCents: cents(left), ...paid } as const
  return carry(input, { intent: 'pay', confidence: 86 }, effect)
}
