import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const days = 'hoje|ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo'
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
const soldSo = new PhraseBook('so many were sold, by the figure alone', [
  {
    means: 'day',
    say: `^ [e|ja|mas] ${days} [,|:] [so] @# ..1 [,|.|!] $`,
    like: 'hoje 15',
    not: ['@# reais|conto|contos|pila'],
  },
  {
    means: 'sold',
    say: '^ [e|ja|ai] [eu] [so] [ja] vendi|vendemos [so] @# ..1 [,|.|!] $',
    like: 'vendi 15',
    not: ['@# reais|conto|contos|pila', 'nao vendi'],
  },
])
/** How many times as many may be sold on another day; above that a figure is likelier money. */
const timesMax = 2
const fewMax = 12

/**
 * The turn of "ontem vendi 9" and "hoje vendi 15", behind 12 that were sold at 18: so many of them
 * at that price are offered, and never 15 reais. Null for any other message.
 */
export function soldOtherDayTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading)) return null
  const alone = soldSo.find(reading)?.means
  if (!alone && !soldOnDay.isIn(reading)) return null
  if (reading.amounts.some(({ form }) => form !== 'bare')) return null
  const [number, other] = reading.numbers
  const [day, further] = reading.days
  const count = (number?.hundredths ?? 0) / 100
  if (!number || other || !Number.isInteger(count) || count <= 0 || further) return null
  const date = (day?.date ?? input.today).toString()
  const sold = soldBefore(input, count)
  if (!sold || date > input.today.toString()) return null
  const { entry, step, startCents } = sold
  // "hoje foram 15" of today's own mends it, and "hoje 95" may well be money.
  if (date === entry.date && !/ vend(?:i|emos) /.test(reading.flat)) return null
  if (alone === 'day' && count * 100 >= startCents) return null
  const own = tellingWords(entry.name)
  const said = tellingIn(message)
  const isIts = said.every(({ word }) => own.some((one) => isSame(one, word)))
  const amountCents = startCents * count
  if (!isIts || amountCents > limits.amountCentsMax) return null
  const sum = { startCents, steps: [{ ...step, factor: count }] }
  const kept = { ...entry, amountCents: cents(amountCents), date, sum }
  const transactions = [restoreDraft(kept, input.categories)]
  return offerTurn(input, { kind: 'create-transactions', transactions })
}

/** What was sold by the piece: the last that was told, or one of which so many reais buy none. */
function soldBefore(input: TurnInput, count: number) {
  const { last } = input.state
  const told = last?.kind === 'created' || last?.kind === 'corrected'
  const [newest, more] = told ? rememberedIn({ state: { last } }) : []
  const found = [...(newest && !more ? [newest] : []), ...ownIn(input)].flatMap((entry) => {
    const [step, another] = entry.sum?.steps ?? []
    const isByPiece = entry.type === 'receita' && step?.by === 'times' && !another
    if (!entry.sum || !isByPiece) return []
    const { startCents } = entry.sum
    const isFew = count <= Math.max(step.factor * timesMax, fewMax)
    const isMeant = entry === newest || count * 100 < startCents
    return isFew && isMeant ? [{ entry, step, startCents }] : []
  })
  return found[0] ?? null
}
