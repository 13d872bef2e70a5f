import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leansWord } from '#understanding/memory/leaning.ts'

/** What is far from it came for something else. */
const timesMax = 2

/**
 * The turn of "recebi só 130, ela descontou o ônibus", right behind a sale of 150: so much of it
 * came, and no second sum. Null for any other message.
 */
export function cameShortTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const { last } = input.state
  const [sum, another] = reading.amounts
  const found = sum && !another ? leaningIn('cameShort', reading) : null
  if (!found || last?.kind !== 'created' || isQuestion(reading)) return null
  const [entry, more] = rememberedIn({ state: { last } })
  if (!sum || !entry || more || entry.type !== 'receita') return null
  const amountCents = cents(Math.round(sum.valueCents))
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
