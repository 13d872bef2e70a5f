import { cents } from '@lya/core/amounts/cents.ts'
import { say } from '#conversation/make-turn.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const paid = new PhraseBook('things that were ordered and paid', [
  {
    means: 'paid',
    say: '^ [e|ai|oi|lya] [,] [a|o] ..2 [ja|me] [ja|me] pagou|pagaram|acertou|acertaram|quitou [ja] os|as @# [de|da|do|pra] [de] [segunda|terca|quarta|quinta|sexta|hoje|amanha|sabado|domingo] [ja|tudo|todas|todos] [adiantado|adiantada|adiantadas|adiantados|antecipado|agora|junto|hoje|ontem|no] [pix|dinheiro] [,|.|!] $',
    not: ['nao|nem ..2 pagou|pagaram|acertou'],
    like: 'ela pagou as 5 de sexta adiantado',
  },
])

/** So many things, and hardly so many reais. */
const countMax = 30
/** What may have been decided when an order was told without its price. */
const afterOrder = ['silent.unmeant', 'told-ahead']

/**
 * The turn of "ela pagou as 5 de sexta adiantado", right behind an order that had no price: the 5
 * are things, so what came in for them is asked. Null for any other message.
 */
export function countPaidTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const isBehind = afterOrder.includes(input.state.rule ?? '')
  const [only, another] = reading.numbers
  // A sum that is awaited, or told as one, is no count.
  const isSum = input.state.open !== undefined || / (reais|conto|pila|r \$) /.test(reading.flat)
  if (!isBehind || isSum || !only || another || !paid.isIn(reading) || isQuestion(reading))
    return null
  const count = (only.hundredths ?? 0) / 100
  if (!Number.isInteger(count) || count <= 1 || count > countMax) return null
  const categoryId = workCategory(index)
  const [description, amountCents, date] = ['Encomenda', cents(0), reading.today]
  const draft = { type: 'receita', description, amountCents, date, categoryId } as const
  const turn = say(
    input,
    { intent: 'clarify', confidence: 85 },
    {
      ...{ kind: 'ask', missing: 'amount', description, amountCents },
      ...{ isOutOfBounds: false, categoryNames: [] },
    },
  )
  const open = openQuestion('amount', draft, [], reading.today)
  return { ...turn, state: { ...turn.state, open: { ...open, counted: { count, unit: '' } } } }
}
