import { cents } from '@lya/core/amounts/cents.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { owedIn } from '#conversation/coming/owed-turn.ts'
import { register } from '#conversation/make-turn.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isEachPart } from '#understanding/intents/commitments/bargain.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const firstCame = new PhraseBook('the first part of what a customer pays in several', [
  {
    means: 'came',
    say: 'primeira|1a [parcela|parte|ja] [ja] caiu|entrou|pingou|recebi|pagaram|pagou|depositou|depositaram',
    like: 'obra da Marlise 2.400 em 3 vezes, primeira caiu hoje',
  },
  {
    means: 'came',
    say: 'caiu|entrou|pingou|recebi|pagaram|pagou|depositou|depositaram [ja|hoje] a primeira|1a',
    like: 'vendi o notebook por 1200 em 4x, caiu a primeira',
  },
])

const bought = new PhraseBook('that it is paid by the writer', [
  {
    means: 'bought',
    say: 'comprei|compramos|parcelei|peguei|fatura|cartao|paguei',
    like: 'comprei um sofá 1200 em 4x, a primeira caiu na fatura hoje',
  },
])

/** Nobody pays in more. */
const partsMax = 48

/**
 * The turn of "obra da Marlise 2.400 em 3 vezes, primeira caiu hoje": a part of what is paid to the
 * writer came in, and the others are remembered. Null for any other message.
 */
export function partsCameTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading, index } = message
  const count = partsIn(reading)
  const [only, another] = reading.amounts
  if (!count || count < 2 || count > partsMax || !only || another || isQuestion(reading))
    return null
  if (read.intent === 'correct' || !firstCame.isIn(reading)) return null
  const whole = bought.isIn(reading) ? null : owedIn(message)
  if (!whole) return null
  // "3 parcelas de 500" are 1.500.
  const times = isEachPart(reading, only) ? count : 1
  const allCents = cents(Math.round(only.valueCents * times))
  const partCents = cents(Math.round(allCents / count))
  const leftCents = cents(allCents - partCents)
  const { sum: _worked, ...draft } = whole
  const categoryId = draft.categoryId ?? categoryOf('freelance', 'receita', index)
  const part = { ...draft, categoryId, date: cameOn(reading), amountCents: partCents }
  const turn = register(input, { intent: 'log', confidence: 90 }, [part])
  if (turn.reply.kind !== 'log') return turn
  // All of it is remembered; what is written now is taken from that, as any sum that comes in.
  const all = { ...part, amountCents: allCents }
  const state = remembered(turn.state, all, message)
  return {
    ...turn,
    state,
    reply: { ...turn.reply, left: { kind: 'owed', amountCents: leftCents } },
  }
}
