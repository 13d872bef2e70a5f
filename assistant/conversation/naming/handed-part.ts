import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const handed = new PhraseBook('an instalment handed to whoever owns the card', [
  {
    means: 'handed',
    say: 'dei|paguei|passei|mandei|transferi|entreguei|acertei [os|as|mais] [r] [$] @ [reais|conto] pra|pro|para|a|ao|da|do|com',
    like: 'dei 80 pra minha tia da 1a do capacete',
  },
  {
    means: 'handed',
    say: 'dei|paguei|passei|mandei|transferi|entreguei|acertei ..6 parcela|parte|prestacao ..4 [r] [$] @',
    like: 'paguei minha tia a parcela do capacete, 80',
  },
])
const asPaid = { intent: 'pay', confidence: 85 } as const
const others = new Set('outro outra mais entrada frete'.split(' '))

/**
 * The turn of "dei 80 pra minha tia da 1a do capacete", of what was bought in parts of 80 on her
 * card: it is that part, which may stand there as paid already, and no expense more. Null where
 * nothing in parts of that sum is named.
 */
export function handedPartTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const [amount, another] = reading.amounts
  if (intent !== 'log' || !amount || another || isQuestion(reading)) return null
  if (!handed.isIn(reading) || account.transactions.length !== 1) return null
  if (reading.tokens.some(({ norm }) => others.has(norm))) return null
  const value = Math.round(amount.valueCents)
  const bills = (input.payments ?? []).filter((one) => {
    return (one.instalments ?? 0) > 1 && one.amountCents === value
  })
  const [fit, other] = fitting(tellingIn(message), bills).filter(({ isWhole }) => isWhole)
  if (!fit || other) return null
  const { id, name } = fit.thing
  return carry(input, asPaid, { kind: 'pay', payment: { id, name } })
}
