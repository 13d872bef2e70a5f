import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const yet = new PhraseBook('some of those sold are still to be paid', [
  {
    means: 'yet',
    say: '^ [mas|e|so] [que|as|os] # [delas|deles|d*] ..1 [ainda|so] vai|vao|ficou|ficaram [de] [me] pagar|acertar',
    like: '3 vão pagar amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so] [que|as|os] # [delas|deles|d*] ..1 [ainda] nao [me] pagou|pagaram|acertou|acertaram',
    like: '3 delas ainda não pagaram',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so] [que|as|os] # [delas|deles] foi|foram|ficou|ficaram [no] fiado|fiada|fiadas|fiados',
    like: 'mas 2 foram fiado',
  },
])

/**
 * The turn of "3 vão pagar amanhã", behind 18 sold at 16 that were written as paid: 15 of them
 * came in, and three are remembered. Null for any other message.
 */
export function someYetToPayTurn(
  input: TurnInput,
  message: Message,
  _read: Candidate,
): Turn | null {
  const { reading } = message
  const { last } = input.state
  const found = last?.kind === 'created' && !isQuestion(reading) ? yet.find(reading) : null
  // "mas 3 foram fiado": a bare figure is how many, and no sum.
  const isSum = reading.amounts.some(
    ({ first, form }) => first > (found?.last ?? 0) || form === 'currency',
  )
  if (!found || !last || isSum) return null
  const [entry, more] = rememberedIn({ state: { last } })
  const [step, another] = entry?.sum?.steps ?? []
  if (!entry || more || entry.type !== 'receita' || step?.by !== 'times' || another) return null
  const number = reading.numbers.find(({ first }) => first >= found.first && first <= found.last)
  const count = (number?.hundredths ?? 0) / 100
  const each = entry.sum?.startCents ?? 0
  if (!Number.isInteger(count) || count < 1 || count >= step.factor) return null
  return partOf(input, message, entry, {
    amountCents: cents(each * (step.factor - count)),
    leftCents: cents(each * count),
    leftSum: { startCents: each, steps: [{ ...step, factor: count }] },
  })
}
