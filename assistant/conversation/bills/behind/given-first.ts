import { cents } from '@lya/core/amounts/cents.ts'
import { divide } from '@lya/core/amounts/divide.ts'
import { type JustTold, justTold } from '#conversation/bills/behind/just-told.ts'
import { chained } from '#conversation/bills/chained.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { carry, register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const given = new PhraseBook('what was given first of a purchase', [
  {
    means: 'given',
    say: 'dei|demos|paguei|pagamos|deixei|botei|coloquei|teve|tive|foi|foram ..2 @ ..1 de|na|como entrada|sinal',
    not: ['nao dei|paguei|teve|foi'],
    like: 'dei 500 de entrada',
  },
  {
    means: 'given',
    say: 'entrada|sinal [dele|dela|disso|que] [eu] foi|era|de|dei|paguei [de] [r] [$] @',
    like: 'a entrada foi 3000',
  },
  { means: 'given', say: '^ [{mended}] [,] com @ de entrada|sinal', like: 'com 500 de entrada' },
])
const besides = new Set('entrada sinal resto restante parcelei parcelado parcelada'.split(' '))

/**
 * The turn of "dei 500 de entrada", behind what was bought in parts: these went out, and the parts
 * are of what is left. Null for any other message.
 */
export function givenFirstTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || !given.isIn(reading) || isQuestion(reading)) return null
  const told = justTold(input, message, (word) => besides.has(word))
  const down = Math.round(amount.valueCents)
  if (!told?.first || down <= 0) return null
  const { entry } = told.first
  const whole = wholeOf(told)
  if (down >= whole) return null
  const parts = divide(cents(whole - down), partsIn(reading) ?? told.first.count)
  const { description: name, categoryId, date } = entry
  const read: Read = { intent: 'installments', confidence: 92, fields: { description: name } }
  const draft = restoreDraft({ ...entry, amountCents: down }, input.categories)
  const purchase = { name, categoryId, date: Temporal.PlainDate.from(date) }
  return chained([
    carry(input, read, { kind: 'undo-last' }),
    register(input, read, [{ ...draft, description: `${name} (entrada)` }]),
    // What is told next is of the purchase, so it comes last.
    carry(input, read, {
      kind: 'buy-in-instalments',
      purchase: { ...purchase, instalmentsCents: parts },
    }),
  ])
}

function wholeOf({ bill, first }: JustTold): number {
  if (!first) return 0
  const { entry, count } = first
  return entry.amountCents + (bill.amountCents ?? entry.amountCents) * (count - 1)
}
