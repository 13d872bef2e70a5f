import { justTold } from '#conversation/bills/behind/just-told.ts'
import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const part = 'parcela|prestacao|parte'
const firstPaid = new PhraseBook('that the first part was paid', [
  {
    means: 'first',
    say: `paguei|pagamos|quitei|dei [ja] a|essa primeira|1 [${part}]`,
    like: 'paguei a primeira já',
  },
  {
    means: 'first',
    say: `primeira|1 [${part}] [eu] [ja] [foi|esta] paguei|paga|quitada|quitei`,
    like: 'a primeira já foi paga',
  },
])
const besides = new Set(['primeira', 'paga', 'quitada'])

/** The turn of "a primeira já paguei", behind a purchase in parts: it is the one written. */
export function firstPaidTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || reading.flat.includes(' nao ')) {
    return null
  }
  if (!firstPaid.isIn(reading)) return null
  const told = justTold(input, message, (word) => besides.has(word))
  if (!told?.first || (told.bill.instalmentsPaid ?? 1) > 1) return null
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
}
