import { cents } from '@lya/core/amounts/cents.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { laterMonthIn } from '#conversation/naming/from-month.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const rising = new PhraseBook('that a bill will cost another sum', [
  {
    means: 'rises',
    say: '[vai|vao] aumentar|subir|baixar|cair|diminuir|reajustar [la] pra|para|a [r] [$] @',
    like: 'vai aumentar pra 1300 em janeiro',
  },
  {
    means: 'rises',
    say: 'aumenta|sobe|baixa|cai|reajusta|vai [la] pra|para [r] [$] @',
    like: 'mês que vem vai pra 110',
  },
  {
    means: 'rises',
    say: '[vai] passar|passa [a] [ser] [pra|para|de] [r] [$] @',
    like: 'em janeiro passa a ser 1300',
  },
  { means: 'rises', say: 'vai ser|ficar|custar [por] [r] [$] @', like: 'em janeiro vai ser 1300' },
])
const besides = new Set(
  'aumentar aumenta subir sobe baixar baixa cair cai diminuir reajustar reajusta passar passa partir ser ficar custar proximo ano valor preco'.split(
    ' ',
  ),
)
const doubting = new Set(['nao', 'se', 'talvez', 'acho'])
/** As many times more or less than before as a bill may come to. */
const timesMax = 2

/**
 * The turn of "vai aumentar pra 1300 em janeiro", behind a bill, and of "o aluguel vai aumentar pra
 * 1300": it costs that, from then on. Null for any other message.
 */
export function willCostTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || isQuestion(reading)) return null
  if (!rising.isIn(reading) || reading.tokens.some(({ norm }) => doubting.has(norm))) return null
  const bill = billMeant(input, message)
  const value = Math.round(amount.valueCents)
  const before = bill?.amountCents ?? 0
  if (!bill || value === before) return null
  if (value > before * timesMax || value * timesMax < before) return null
  const { id, name } = bill
  const fromMonth = laterMonthIn(reading, bill)
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: value, target: name } }
  return carry(input, read, {
    ...{ kind: 'change-amount', what: 'payment', id, name, amountCents: cents(value) },
    ...(fromMonth ? { fromMonth } : {}),
  })
}

/** The one that is named, of whatever else is told nothing; without a name that just kept. */
function billMeant(input: TurnInput, message: Message): Bill | null {
  const isBeside = (word: string) => besides.has(word) || months.has(word)
  const told = justTold(input, message, isBeside)
  if (told) return told.first ? null : told.bill
  const said = tellingIn(message).filter(({ word }) => !isBeside(word) && word !== 'mes')
  const [fit, another] = fitting(said, input.payments ?? []).filter(({ at }) => at.length > 0)
  return fit && !another && fit.at.length === said.length ? fit.thing : null
}
