import { cents } from '@lya/core/amounts/cents.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const month = '[n*|d*] esse|este|nesse|neste|desse|deste mes'
const paid = 'paguei|pagamos|dei|demos|saiu'

const thisTime = new PhraseBook('what was paid of a bill this month', [
  {
    means: 'paid',
    say: `${month} [eu] [so] [ja] ${paid} [so] [por] [r] [$] @`,
    like: 'esse mês só paguei 1000',
  },
  {
    means: 'paid',
    say: `[so] ${paid} [so] [r] [$] @ [reais] [so] ${month}`,
    like: 'paguei 430 esse mês',
  },
])
/** As many times more or less than usual as a bill comes to. */
const timesMax = 3

/**
 * The turn of "esse mês só paguei 1000", right behind a bill of 1200: it is paid, with that, and
 * is no expense beside it. Null for any other message.
 */
export function paidThisTimeTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || isQuestion(reading)) return null
  if (reading.flat.includes(' nao ') || !thisTime.isIn(reading)) return null
  const told = justTold(input, message)
  const value = Math.round(amount.valueCents)
  const usual = told?.bill.amountCents ?? 0
  if (!told || told.first || told.bill.isPaid) return null
  if (value > usual * timesMax || value * timesMax < usual) return null
  const { id, name } = told.bill
  const other = value === usual ? {} : { amountCents: cents(value) }
  const effect = { kind: 'pay', payment: { id, name }, ...other } as const
  return carry(input, { intent: 'pay', confidence: 87 }, effect)
}
