import { cents } from '@lya/core/amounts/cents.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { evenSharersIn } from '#understanding/intents/commitments/own-share.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const besides = new Set(['metade', 'meio', 'paga', 'pago', 'outra', ...wordsOf('{split}')])
const people = new Set([...wordsOf('{person}'), ...wordsOf('{friend}')])

/**
 * The turn of "meu irmão paga metade", "divido com minha irmã", behind a monthly bill that was
 * kept whole: it comes to the person's part. Null for any other message.
 */
export function sharedThenTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading) || reading.flat.includes(' nao ')) {
    return null
  }
  const sharers = evenSharersIn(reading)
  if (sharers === null || leans('removes', reading)) return null
  const told = justTold(input, message, (word) => besides.has(word) || people.has(word))
  const whole = told?.bill.amountCents ?? 0
  if (!told || told.first || told.bill.instalments || whole <= 0) return null
  return comesToTurn(input, told.bill, cents(Math.ceil(whole / sharers)))
}
