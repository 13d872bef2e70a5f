import { cents } from '@lya/core/amounts/cents.ts'
import { partOf } from '#conversation/coming/part-came.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const yet = new PhraseBook<'yet' | 'of-named'>('some of those sold are still to be paid', [
  {
    means: 'yet',
    say: '^ [mas|e|so] [que|as|os] # [delas|deles|d*] ..1 [ainda|so] vai|vao|ficou|ficaram [de] [me] pagar|acertar',
    like: '3 vão pagar amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so|tirando|fora|tira] [que] @# [delas|deles] [que] ..3 [ainda|so] vai|vao|ficou|ficaram [de] [me] pagar|acertar',
    like: 'menos 2 que o rapaz ficou de pagar amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so|tirando|fora] [as|os] @# [delas|deles] ficou|ficaram pra|para amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|o [dia|mes] ..2 [,|.|!] $',
    like: '2 ficaram pra amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so] dessas|desses|delas|deles [o|a|seu|dona] ..3 ficou|ficaram|vai|vao [de] [me] pagar|acertar @#',
    like: 'dessas o seu João ficou de pagar 2 amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so] [ainda] falta|faltam|faltou|faltaram @# [delas|deles] [me] pagar|pagarem|acertar|acertarem',
    like: 'faltou 2 pagar',
  },
  {
    means: 'yet',
    say: 'so @# [delas|deles] [ja|me] pagou|pagaram|acertou|acertaram [,|e] [as|os] @# ficou|ficaram|vai|vao [de|pra|para|no] ..3 [,|.|!] $',
    like: 'só 10 pagaram, 2 ficaram pra amanhã',
  },
  {
    means: 'yet',
    say: '^ [mas|e|so] [que|as|os] # [delas|deles|d*] ..1 [ainda] nao [me] pagou|pagaram|acertou|acertaram',
    like: '3 delas ainda não pagaram',
  },
  {
    means: 'of-named',
    say: '# dos|das ..1 ..4 [ainda|so] vai|vao|ficou|ficaram [de] [so] [me] pagar|acertar',
    like: 'um dos bolos a cliente vai pagar só sexta',
  },
  {
    means: 'of-named',
    say: '# ..2 fica|ficou|ficaram|ficam [so] pra|para amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana',
    like: 'entrou 225 hoje, um bolo fica pra sexta',
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
  if (!found || !last) return null
  const [entry, more] = rememberedIn({ state: { last } })
  const [step, another] = entry?.sum?.steps ?? []
  if (!entry || more || entry.type !== 'receita' || step?.by !== 'times' || another) return null
  // "só 10 pagaram, 2 ficaram pra amanhã": the last figure is of those who have not.
  const number = reading.numbers.findLast(
    ({ first }) => first >= found.first && first <= found.last,
  )
  const count = Math.abs(number?.hundredths ?? 0) / 100
  const each = entry.sum?.startCents ?? 0
  if (!Number.isInteger(count) || count < 1 || count >= step.factor) return null
  const isNamed = namedAmong(message, [entry]).length > 0
  if (found.means === 'of-named' && !isNamed) return null
  // "então entrou 225 hoje": what the others come to.
  const [told, further] = reading.amounts
  const isRest = !further && told?.valueCents === each * (step.factor - count)
  if (isSum && !isRest) return null
  return partOf(input, message, entry, {
    amountCents: cents(each * (step.factor - count)),
    leftCents: cents(each * count),
    cameSum: { startCents: each, steps: [{ ...step, factor: step.factor - count }] },
    leftSum: { startCents: each, steps: [{ ...step, factor: count }] },
  })
}
