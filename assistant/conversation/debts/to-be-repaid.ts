import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
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

const told: Read = { intent: 'none', confidence: 90 }
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
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const due = dueDayIn(reading)
  const isAhead = due !== null && Temporal.PlainDate.compare(due, input.today) > 0
  const owed = {
    kind: 'owed',
    amountCents: draft.amountCents,
    ...(isAhead ? { due } : {}),
  } as const
  const turn = say(input, told, owed)
  const back = { ...draft, categoryId: null, date: input.today }
  return { ...turn, state: remembered(turn.state, back, message, tellingWords(entry.name)) }
}
