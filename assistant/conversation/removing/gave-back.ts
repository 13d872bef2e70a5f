import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const back = new PhraseBook('what was bought and went back', [
  {
    means: 'back',
    say: 'devolvi|devolvemos',
    not: [
      'nao|vou|quero|queria|posso|tenho ..1 devolvi|devolvemos',
      // To whom it was borrowed from.
      'devolvi|devolvemos ..4 pra|pro|para|ao|na|no',
    ],
    like: 'a calça eu devolvi',
  },
])

const toCome = new PhraseBook('the money is still to come back', [
  {
    means: 'later',
    say: 'vai|vao|ainda|falta|depois|esperando ..3 estornar|devolver|reembolsar|cair|estorno|reembolso|estornaram|caiu|devolveram|voltar|voltou',
    like: 'devolvi o vestido, vão estornar no cartão',
  },
])

const some = new PhraseBook('how many of them', [
  { means: 'some', say: 'devolvi|devolvemos [so] #', like: 'devolvi 2 sacos de ração' },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']

/**
 * The turn of "a calça eu devolvi", of one that stands there with its price: whether so much came
 * back is asked, and what is still to come back is remembered. Null for any other message.
 */
export function gaveBackTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!readable.includes(candidate.intent) || reading.amounts.length > 0) return null
  if (isQuestion(reading) || !back.isIn(reading) || leans('removes', reading)) return null
  const spent = rememberedIn(input).filter(({ type }) => type === 'despesa')
  const [entry, another] = namedAmong(message, spent)
  if (!entry || another) return null
  const amountCents = priceOf(entry, reading)
  if (amountCents === null) return null
  const { sum: _worked, ...draft } = restoreDraft(entry, input.categories)
  const refund = {
    ...draft,
    ...({ type: 'receita', date: input.today, categoryId: null, amountCents } as const),
    description: `Estorno: ${entry.description}`,
  }
  if (!toCome.isIn(reading)) {
    return proposal(input, refund)
  }
  const turn = say(input, { intent: 'clarify', confidence: 90 }, { kind: 'owed', amountCents })
  return { ...turn, state: remembered(turn.state, refund, message) }
}

/** Of as many as went back, of so many at such a price; null where that is not known. */
function priceOf({ amountCents, sum }: Remembered, reading: Reading): Cents | null {
  const found = some.find(reading)
  const told = found && reading.numbers.find(({ first }) => first === found.last)
  const bought = sum?.steps.find((step) => step.by === 'times')
  const count = (told?.hundredths ?? 0) / 100
  if (count === 0 || (count === 1 && !bought)) return cents(amountCents)
  if (bought?.by !== 'times' || count > bought.factor) return null
  return cents(Math.round((amountCents / bought.factor) * count))
}
