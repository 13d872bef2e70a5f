import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const days = 'ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo'
const onDay = `[e|ja|mas] [na|no] ${days} [passada|passado|feira|de] [noite|manha|tarde] [,]`
const sold = 'vendi|vendemos|fiz|fizemos|saiu|sairam|foi|foram|entreguei|entregamos'
const soldOnDay = new PhraseBook('so many were sold on another day', [
  {
    means: 'sold',
    say: `^ ${onDay} [eu] [so] ${sold} [so] @# ..2 [,|.|!] $`,
    like: 'ontem vendi 9',
    not: ['@# reais|conto|contos|pila', 'nao vendi|fiz|foi|foram'],
  },
  {
    means: 'sold',
    say: `^ [e|ja|mas] [eu] [so] ${sold} [so] @# ..1 [na|no] ${days} [passada|passado] [,|.|!] $`,
    like: 'vendi 9 ontem',
    not: ['@# reais|conto|contos|pila', 'nao vendi|fiz|foi|foram'],
  },
])
/** How many times as many may be sold on another day; above that a figure is likelier money. */
const timesMax = 2
const fewMax = 12

/**
 * The turn of "ontem vendi 9", behind 12 that were sold at 18: nine of them at that price are
 * offered, and never nine reais. Null for any other message.
 */
export function soldOtherDayTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading) || !soldOnDay.isIn(reading)) return null
  const { last } = input.state
  const [entry, more] =
    last?.kind === 'created' || last?.kind === 'corrected' ? rememberedIn({ state: { last } }) : []
  const [step, another] = entry?.sum?.steps ?? []
  if (!entry?.sum || more || entry.type !== 'receita' || step?.by !== 'times' || another)
    return null
  const [number, other] = reading.numbers
  const [day, further] = reading.days
  const count = (number?.hundredths ?? 0) / 100
  const isCount = Number.isInteger(count) && count > 0
  const countMax = Math.max(step.factor * timesMax, fewMax)
  if (!number || other || !isCount || count > countMax || !day || further) return null
  const own = tellingWords(entry.name)
  const isIts = tellingIn(message).every(({ word }) => own.some((one) => isSame(one, word)))
  const date = day.date.toString()
  const amountCents = entry.sum.startCents * count
  if (!isIts || date === entry.date || date > input.today.toString()) return null
  if (amountCents > limits.amountCentsMax) return null
  const sum = { startCents: entry.sum.startCents, steps: [{ ...step, factor: count }] }
  const kept = { ...entry, amountCents: cents(amountCents), date, sum }
  const transactions = [restoreDraft(kept, input.categories)]
  return offerTurn(input, { kind: 'create-transactions', transactions })
}
