import { cents } from '@lya/core/amounts/cents.ts'
import { withBehind } from '#conversation/bills/chained.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const keeps = new PhraseBook('which of two is to stay', [
  {
    means: 'stays',
    say: 'fica|ficar|deixa|deixe|deixar|mantem|mantenha|vale so|apenas|somente [com] [o|a|os|as] [de] [r] [$] @',
    like: 'apaga o gás repetido, fica só 70',
  },
  {
    means: 'stays',
    say: 'deixa|deixe|mantem|mantenha o|a de [r] [$] @',
    like: 'apaga o gás repetido e deixa o de 70',
  },
  {
    means: 'stays',
    say: 'so|apenas|somente vale|conta|existe|fica o|a [de] [r] [$] @',
    like: 'tá duplicado, só vale o de 55',
  },
  {
    means: 'stays',
    say: 'certo|certa|correto|correta eh|era [so] o|a de [r] [$] @',
    like: 'tá duas vezes o sacolão, o certo é o de 44',
  },
])

/**
 * The turn of "apaga o gás repetido, fica só 70", of two of that name: one goes, and what stays
 * comes to that. Null for any other message.
 */
export function keepsThatTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || isQuestion(reading)) return null
  const isOrder = leans('removes', reading)
  if (!(isOrder || leans('standsTwice', reading)) || !keeps.isIn(reading)) return null
  const named = namedAmong(message, rememberedIn(input))
  const bySum = named.length > 0 ? named : ofSum(input, Math.round(amount.valueCents))
  const [first, second, third] = bySum
  if (!isOrder && !second) return null
  // It stands there once, and is to stay: "apaga o repetido, fica só o de 70".
  if (first && !second) return correctSum(input, first, cents(Math.round(amount.valueCents)))
  if (!first || !second || third || first.type !== second.type) return null
  if (tellingWords(first.name).join(' ') !== tellingWords(second.name).join(' ')) return null
  const value = Math.round(amount.valueCents)
  // Where neither comes to it, what was told first is what it was meant to be.
  const kept = first.amountCents === value ? first : second
  const gone = kept === first ? second : first
  const removed = deletion(input, gone)
  if (kept.amountCents === value) return removed
  return withBehind(removed, correctSum(input, kept, cents(value)))
}

/** "tá repetido, deixa só o de 19,50": the one of that sum, and its like. */
function ofSum(input: TurnInput, value: number): Remembered[] {
  const own = ownIn(input)
  const [kept, another] = own.filter(({ amountCents }) => amountCents === value)
  if (!kept || another) return []
  const words = tellingWords(kept.name).join(' ')
  return own.filter(({ name }) => tellingWords(name).join(' ') === words)
}
