import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { datedDueDay } from '#conversation/coming/due-day.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { readMessage } from '#understanding/reading.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const others = 'novo|nova|outro|outra|atual|novinho|novinha'
const costs =
  '[eh|sao|vem|fica|ficou|sai|custa|vai|vou|pago|de|por] [ser|sair|ficar|pagar|por] [r] [$] @'

const so = '^ [e|mas|ai|agora|so] [,|que]'

const newOnes = new PhraseBook('what came in the place of a bill', [
  {
    means: 'new',
    say: `${so} a|o ${others} [plano|operadora|provedor] ${costs}`,
    like: 'a nova é 79,90 dia 15',
  },
  {
    means: 'new',
    say: `${so} a|o ${others} ..4 dia #day [,] ${costs}`,
    like: 'a nova vence dia 15, é 79,90',
  },
  {
    means: 'new',
    say: `^ [e|mas|ai] [,] agora [a|o] [${others}] ${costs}`,
    like: 'agora é 79,90 dia 15',
  },
  {
    means: 'new',
    say: `^ [e|mas|ai] [,] [agora] a|o da|do|na|no ..2 [nova|novo|agora] ${costs} ..3 dia #day`,
    like: 'a da vivo é 79,90 dia 15',
  },
  {
    means: 'new',
    say: `^ [e|mas|ai|ja|agora] [,|eu] contratei|assinei|fechei|peguei|coloquei|fiz [com] [um|uma|a|o] ${others} ..3 [r] [$] @ ..3 dia #day`,
    like: 'contratei outra de 79,90 dia 15',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'recurring']

/**
 * The turn of "a nova é 79,90 dia 15", behind a bill that was given up: the same thing of another
 * provider, which is offered to be kept for every month. Null for any other message.
 */
export function inItsPlaceTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, index, account } = message
  const { last, rule } = input.state
  if (last?.kind !== 'thing-ended' || last.rule !== rule || !last.name) return null
  if (!readable.includes(candidate.intent) || isQuestion(reading) || isIncomeTalk(reading)) {
    return null
  }
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  if (amount.valueCents < 1 || amount.valueCents > limits.amountCentsMax) return null
  const due = datedDueDay(reading)
  if (!newOnes.isIn(reading) || (!due && tellsOwnDeed(account.clauses))) return null
  const category = categoryOfSubject({ reading: readMessage(last.name, reading.today), index })
  const draft = {
    ...({ type: 'despesa', description: last.name, date: input.today } as const),
    categoryId: category ? categoryId({ category }, 'despesa', input.categories) : null,
    amountCents: cents(Math.round(amount.valueCents)),
  }
  const { partsLeft: _once, ...bill } = billOnce(draft, due ?? input.today)
  return offeringBill(input, bill, due ? {} : { isUndated: true })
}
