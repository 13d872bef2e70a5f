import { cents } from '@lya/core/amounts/cents.ts'
import { toComeBack } from '#conversation/debts/to-come-back.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const giving = 'pagar|devolver|reembolsar|passar|acertar|repassar|ressarcir'

const promised = new PhraseBook('what was laid out is to come back', [
  {
    means: 'back',
    say: `vai|vao|ficou|ficaram [de|ainda] me [de] ${giving}`,
    not: [
      'nao|se|quando ..2 vai|vao|ficou',
      `${giving} [so] [a|sua] metade|parte`,
      'metade|parte ..6 vai|vao|ficou',
    ],
    like: 'a Ana vai me devolver o mercado',
  },
  {
    means: 'back',
    say: 'ele|ela|eles|elas me paga|pagam|devolve|devolvem|passa|acerta',
    not: [
      'nao|se|quando ..2 me',
      'paga|devolve|passa|acerta [a|sua] metade|parte|sempre|todo|toda',
      'metade|parte ..6 ele|ela|eles|elas',
    ],
    like: 'a fralda ela me paga',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of "a fralda ela me paga", of an expense that stands there whole: it stays, since it
 * left the purse, and its return is remembered (decision 074). Null where no one expense of this
 * conversation is named.
 */
export function toBeRepaidTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !readable.includes(read.intent)) return null
  if (isQuestion(reading) || !promised.isIn(reading) || leans('removes', reading)) return null
  const spent = ownIn(input).filter(({ type }) => type === 'despesa')
  const [entry, another] = namedAmong(message, spent)
  if (!entry || another) return null
  return toComeBack(input, message, entry, cents(entry.amountCents))
}
