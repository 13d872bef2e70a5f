import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leansWord } from '#understanding/memory/leaning.ts'
import { steppedOn, totalOf } from '#understanding/transactions/sums/sum.ts'

const done = { intent: 'none', confidence: 90 } as const

const heard: readonly LastRegistration['kind'][] = ['created', 'corrected']

/** What is far from it came for something else. */
const timesMax = 2

/**
 * The turn of "recebi só 130, ela descontou o ônibus", right behind a sale of 150: so much of it
 * came, and no second sum; of "o patrão descontou 20", so much less. Null for any other message.
 */
export function cameShortTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last } = input.state
  if (!last || !heard.includes(last.kind) || isQuestion(reading)) return null
  // Beside what was spent in the same message it is the only one that came in.
  const [entry, more] = rememberedIn({ state: { last } }).filter(({ type }) => type === 'receita')
  if (!entry || more) return null
  return (
    keptOfItTurn(input, message, entry) ??
    keptPercentTurn(input, message, entry) ??
    cameSoMuchTurn(input, message, entry)
  )
}

/** "imposto retido 8% nesse": that part of it never came. */
function keptPercentTurn(input: TurnInput, { reading }: Message, entry: Remembered): Turn | null {
  const [rate, another] = reading.numbers.filter(({ role }) => role === 'percentage')
  if (!rate || another || reading.amounts.length > 0 || !leaningIn('keptPercent', reading)) {
    return null
  }
  const percent = (rate.hundredths ?? 0) / 100
  if (percent <= 0 || percent * timesMax >= 100) return null
  const sum = steppedOn(entry, { by: 'less-percent', percent })
  return correctSum(input, entry, cents(totalOf(sum)), sum)
}

/** "o patrão descontou 20 do vale": a part of it, and not the half. */
function keptOfItTurn(input: TurnInput, { reading }: Message, entry: Remembered): Turn | null {
  const [kept, another] = reading.amounts
  if (!kept || another || !leaningIn('keptOfIt', reading)) return null
  // What is told of pay is most often what was left of it.
  if (fold(entry.name).includes('salario')) return null
  const value = Math.round(kept.valueCents)
  if (value <= 0 || value * timesMax >= entry.amountCents) return null
  const sum = steppedOn(entry, { by: 'less', cents: value })
  return correctSum(input, entry, cents(entry.amountCents - value), sum)
}

function cameSoMuchTurn(input: TurnInput, message: Message, entry: Remembered): Turn | null {
  const { reading } = message
  const [sum, kept, third] = reading.amounts
  const then = leaningIn('cameThen', reading)
  const found = then ?? leaningIn('cameShort', reading)
  if (!sum || !found || third) return null
  // "recebi só 370, descontaram 20", of 390.
  if (kept && sum.valueCents + kept.valueCents !== entry.amountCents) return null
  const amountCents = cents(Math.round(sum.valueCents))
  if (then && amountCents === entry.amountCents) return say(input, done, { kind: 'done-before' })
  const isNear = amountCents < entry.amountCents && amountCents * timesMax > entry.amountCents
  // "recebi só 130 do frete" tells of another sum, "da faxina" of the same.
  const said = tellingIn(message).filter(({ at, word }) => {
    return at <= sum.last + reachMax && !leansWord('ofPaying', word)
  })
  const isOther = said.some(({ word }) => !fold(entry.name).includes(word))
  // "da vizinha só recebi 25", of two at 25: whoever she is.
  const [step] = entry.sum?.steps ?? []
  const each = step?.by === 'times' ? (entry.sum?.startCents ?? 0) : 0
  const isOfPieces = each > 0 && amountCents % each === 0 && amountCents < entry.amountCents
  if (!isOfPieces && (!isNear || isOther)) return null
  return correctSum(input, entry, amountCents)
}

/** As many words as "reais da faxina" behind the figure. */
const reachMax = 3
