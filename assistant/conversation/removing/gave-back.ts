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

const one = new PhraseBook('one of them', [
  { means: 'one', say: 'devolvi|devolvemos [so] um|uma', like: 'devolvi um rolo de cabo' },
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
  const amountCents = one.isIn(reading) ? priceOf(entry) : cents(entry.amountCents)
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

/** Of so many at such a price. */
function priceOf({ amountCents, sum }: Remembered): Cents {
  const [step, more] = sum?.steps ?? []
  return cents(step?.by === 'times' && !more ? (sum?.startCents ?? amountCents) : amountCents)
}
