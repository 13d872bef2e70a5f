import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
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

const told: Read = { intent: 'none', confidence: 90 }

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
  const turn = correctSum(input, entry, cents(each * (step.factor - count)))
  const amountCents = cents(each * count)
  const sum = { startCents: each, steps: [{ ...step, factor: count }] }
  const rest = { ...restoreDraft(entry, input.categories), date: input.today, amountCents, sum }
  const state = remembered(turn.state, rest, message, tellingWords(entry.name))
  const due = dueDayIn(reading)
  const isAhead = due !== null && Temporal.PlainDate.compare(due, input.today) > 0
  const owed = { kind: 'owed', amountCents, ...(isAhead ? { due } : {}) } as const
  return { ...turn, state, also: say(input, told, owed) }
}
