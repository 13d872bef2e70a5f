import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const sent = 'mandaram|passaram|pagaram|deram|transferiram|devolveram|acertaram'

const both = new PhraseBook('two who sent their parts', [
  {
    means: 'both',
    say: `^ [oi|opa|ai|,] [,] o|a ..1 e o|a ..1 [ja] [me] ${sent} [ja|me] os|aqueles [r] [$] @`,
    not: ['cada|juntos|juntas|total|tudo', `nao|nem ..2 ${sent}`],
    like: 'a Ju e o Vitor já me mandaram os 25 desse mês',
  },
])

/**
 * The turn of "a Ju e o Vitor já me mandaram os 25 desse mês": as much of each, which is asked,
 * since it may be all that they sent. Null for any other message.
 */
export function bothSentTurn(
  input: TurnInput,
  { reading, account }: Message,
  { intent }: Candidate,
): Turn | null {
  const [sum, more] = reading.amounts
  const [only, another] = account.transactions
  if (intent !== 'log' || !sum || more || !only || another || isQuestion(reading)) return null
  if (only.draft.type !== 'receita' || only.draft.sum || !both.isIn(reading)) return null
  // Both may owe the one sum together.
  const isOwed = input.state.owed?.some(({ draft }) => draft.amountCents === only.draft.amountCents)
  if (isOwed === true) return null
  const startCents = only.draft.amountCents
  const draft = {
    ...only.draft,
    amountCents: cents(2 * startCents),
    sum: { startCents, steps: [{ by: 'times', factor: 2, unit: '' } as const] },
  }
  return offerTurn(input, { kind: 'create-transactions', transactions: [draft] })
}
