import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong } from '#conversation/memory/remembered.ts'
import { behindOne } from '#conversation/restating/told-behind/behind-one.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { steppedOn, totalOf } from '#understanding/transactions/sums/sum.ts'

const came =
  'voltou|voltaram|devolveu|devolveram|estornou|estornaram|reembolsou|reembolsaram|ressarciu'
const gave = 'deu|deram|pagou|pagaram|deixou|deixaram|mandou|mandaram'
const wrong = 'errado|errada|erradas|errados|engano|indevido|indevida'

const said = new PhraseBook<'back' | 'more' | 'charged'>('what came back of it, or on top', [
  {
    means: 'back',
    say: `${came} [pra|para] [mim] [r] [$] @ [reais|conto] ..5 ${wrong}`,
    like: 'voltaram 10 de troco errado',
  },
  {
    means: 'back',
    say: `${came} [pra|para] [mim] [r] [$] @ [reais|conto] ..4 cobraram|cobrou|cobrado|paguei|passou|passaram [r] [$] a mais`,
    like: 'voltou 5 que cobraram a mais',
  },
  {
    means: 'back',
    say: `cobraram|cobrou|passaram|passou ..4 ${came} [pra|para] [mim] [r] [$] @ [reais] $`,
    like: 'cobraram errado, devolveram 10',
  },
  {
    means: 'more',
    say: `${gave} [me] [r] [$] @ [reais|conto] a|por mais|fora`,
    like: 'uma deu 10 a mais',
  },
  {
    means: 'charged',
    say: 'veio|vieram|cobrou|cobraram|passou|passaram [r] [$] @ [reais|conto] a mais',
    not: ['que veio|vieram|cobrou|cobraram'],
    like: 'veio 12 a mais na nota',
  },
])

/**
 * The turn of "voltaram 10 de troco errado", right behind a market of 180: it came to 170; of "uma
 * deu 10 a mais", behind what customers paid: so much more came. What was charged on top may be in
 * the sum already, which is asked. Null for any other message.
 */
export function moreOrBackTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (!sum || another || sum.isForeign || sum.isNegative || isQuestion(reading)) return null
  const means = said.find(reading)?.means
  const entry = means && behindOne(input, message)
  if (!entry || (entry.type === 'receita') !== (means === 'more')) return null
  // "o mercado devolveu 10" is told of a sum of its own, which comes in by that name.
  if (means === 'back' && namedAmong(message, [entry]).length > 0) return null
  const value = cents(Math.round(sum.valueCents))
  // So much more than it was itself is another one.
  if (value <= 0 || value >= entry.amountCents) return null
  const worked = steppedOn(entry, { by: means === 'back' ? 'less' : 'plus', cents: value })
  const amountCents = cents(totalOf(worked))
  if (means !== 'charged') return correctSum(input, entry, amountCents, worked)
  const { description } = entry
  const target = { ...targetOf(entry.id), description, amountCents: cents(entry.amountCents) }
  return offerTurn(input, { kind: 'correct', target, changes: { amountCents } })
}
