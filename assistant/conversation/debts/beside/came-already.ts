import { say } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const insisted = new PhraseBook('that it came is said again', [
  {
    means: 'came',
    say: '^ [mas|nao|ue|e] [,] [mas] os|esses|aqueles [r] [$] @ [reais] [da|do|de] ..1 [ja] entrou|entraram|caiu|cairam|recebi|veio|vieram',
    like: 'mas os 380 entrou sim',
  },
])

/**
 * The turn of "mas os 380 entrou sim, foi em dinheiro", of what stands there as come in: that is
 * told, and nothing is written twice. Null for any other message.
 */
export function cameAlreadyTurn(input: TurnInput, { reading }: Message): Turn | null {
  const [sum, more] = reading.amounts
  if (!sum || more || !insisted.isIn(reading) || isQuestion(reading)) return null
  const value = Math.round(sum.valueCents)
  const isOwed = input.state.owed?.some(({ draft }) => draft.amountCents === value) === true
  const [only, another] = rememberedIn(input).filter(({ type, amountCents }) => {
    return type === 'receita' && amountCents === value
  })
  if (isOwed || !only || another) return null
  const whole = { name: only.name, amountCents: only.amountCents }
  return say(input, { intent: 'none', confidence: 88 }, { kind: 'done-before', whole })
}
