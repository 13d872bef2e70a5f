import { justTold } from '#conversation/bills/behind/just-told.ts'
import { balk } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const carded = new PhraseBook('that it went on the card of somebody else', [
  {
    means: 'carded',
    say: '^ ..2 [foi|eh|passei|passou|comprei|ta|fiz] no|na|pelo cartao|credito d* ..3 ,|e|. [eu|e] [vou] pago|pagar|passo|pagando|devolvo ..4 $',
    like: 'foi no cartão da minha mãe, pago pra ela',
  },
])

/**
 * The turn of "foi no cartão da minha mãe, pago pra ela", behind a purchase in parts: they are paid
 * all the same, and nothing changes. Null for any other message.
 */
export function onCardOfTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || !carded.isIn(reading)) return null
  const told = justTold(input, message, () => true)
  if (!told?.first) return null
  return balk(input, { intent: 'correct', confidence: 90 }, 'method-unknown')
}
