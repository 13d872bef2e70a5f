import { cents } from '@lya/core/amounts/cents.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const part = new PhraseBook('the part of a bill that is the writer’s', [
  {
    means: 'part',
    say: 'minha|meu parte|metade|lado [do|da|dos|das|no|na|de] ..3 [,|:|foi|eh|era|fica|da|sao] [so] [r] [$] @',
    like: 'só minha parte do aluguel, 500',
  },
  {
    means: 'part',
    say: '@ [reais] [,] [so] [eh|que|foi|era] [a|eh] [a] minha parte|metade',
    like: 'do aluguel 500 é a minha parte',
  },
])

/**
 * The turn of "só minha parte do aluguel, 500", of a bill of 1.500 that was offered some turns ago
 * and is not paid: it is offered with so much. Null for any other message.
 */
export function partOfOfferedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const { offered, offeredBefore = [] } = input.state
  const [amount, another] = reading.amounts
  if (!offered || !amount || another || !mayCorrect(intent) || isQuestion(reading)) return null
  if (!part.isIn(reading) || tellsOwnDeed(account.clauses)) return null
  const told = tellingIn(message)
  const bill = [offered, ...offeredBefore].find(({ name }) => {
    const own = tellingWords(name)
    return told.some(({ word }) => own.some((one) => isSame(one, word)))
  })
  const amountCents = cents(Math.round(amount.valueCents))
  if (!bill || amountCents <= 0 || amountCents > bill.amountCents) return null
  // Where it was paid, that is what the part is of.
  if (namedAmong(message, ownIn(input)).length > 0) return null
  return offeringBill(input, { ...bill, amountCents }, { isAmended: true })
}
