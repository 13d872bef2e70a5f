import { cents } from '@lya/core/amounts/cents.ts'
import { justTold } from '#conversation/bills/behind/just-told.ts'
import { comesToTurn } from '#conversation/bills/comes-to.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { evenSharersIn } from '#understanding/intents/commitments/own-share.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const besides = new Set(['metade', 'parte', 'meio', 'paga', 'pago', 'outra', ...wordsOf('{split}')])
const people = new Set([...wordsOf('{person}'), ...wordsOf('{friend}')])

/**
 * The turn of "meu irmão paga metade", "divido com minha irmã", behind a monthly bill that was
 * kept whole: it comes to the person's part. Null for any other message.
 */
export function sharedThenTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading)) return null
  const part = partIn(reading)
  if (part !== null) return partTurn(input, message, part)
  if (reading.amounts.length > 0 || reading.flat.includes(' nao ')) return null
  const sharers = evenSharersIn(reading)
  if (sharers === null || leans('removes', reading)) return null
  const told = justTold(input, message, (word) => besides.has(word) || people.has(word))
  const whole = told?.bill.amountCents ?? 0
  if (!told || told.first || told.bill.instalments || whole <= 0) return null
  return comesToTurn(input, told.bill, cents(Math.ceil(whole / sharers)))
}

const ownPart = new PhraseBook('what of a bill is the writer’s part', [
  {
    means: 'part',
    say: 'minha|meu parte [eh|fica|sai|da|:|,] [so] [de|uns] [r] [$] @',
    like: 'não, a minha parte é só 650',
  },
  {
    means: 'part',
    say: '@ [reais] [que] eh|fica [so] [a] minha|meu parte',
    like: 'não, 650 é a minha parte',
  },
])

/** The `650` of "não, é só a minha parte, 650"; null where no such sum is told. */
function partIn(reading: Message['reading']): number | null {
  const [amount, another] = reading.amounts
  return amount && !another && ownPart.isIn(reading) ? Math.round(amount.valueCents) : null
}

function partTurn(input: TurnInput, message: Message, part: number): Turn | null {
  const told = justTold(input, message, (word) => besides.has(word) || people.has(word))
  const whole = told?.bill.amountCents ?? 0
  if (!told || told.first || told.bill.instalments || part >= whole) return null
  return leans('removes', message.reading) ? null : comesToTurn(input, told.bill, cents(part))
}
