import { peopleNamed } from '#conversation/coming/left/whom-told.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { ConversationState, OwedSum } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const owedMax = 12
const wordsMax = 10

/** Remembers what somebody is still to pay, with the words by which it may be spoken of. */
export function remembered(
  state: ConversationState,
  draft: TransactionDraft,
  message: Pick<Message, 'reading'>,
  named: readonly string[] = [],
): ConversationState {
  const said = tellingIn(message).map(({ word }) => word)
  const words = [...new Set([...said, ...named])].slice(0, wordsMax)
  const description = owedName(draft.description)
  const kept = keepDraft({ ...draft, description, type: 'receita' })
  const [person, another] = peopleNamed(message.reading)
  const who = person && !another ? { who: capital(person.name) } : {}
  const one = { draft: kept, words, ...who }
  return { ...state, owed: withLoan(one, state.owed ?? []).slice(0, owedMax) }
}

/** What is lent to the same person once more is owed together with what they owe already. */
function withLoan(one: OwedSum, before: readonly OwedSum[]): OwedSum[] {
  const { description, amountCents } = one.draft
  const isLent = description.startsWith('Devolução d')
  const at = isLent ? before.findIndex(({ draft }) => draft.description === description) : -1
  const known = before[at]
  if (!known) return [one, ...before]
  const draft = { ...one.draft, amountCents: amountCents + known.draft.amountCents }
  const words = [...new Set([...one.words, ...known.words])].slice(0, wordsMax)
  return [{ ...known, ...one, draft, words }, ...before.toSpliced(at, 1)]
}

/** Remembers what is left of a sum, unless it is already what is left of one that stands there. */
export function restRemembered(
  state: ConversationState,
  draft: TransactionDraft,
  message: Pick<Message, 'reading'>,
): ConversationState {
  const said = tellingIn(message).filter(({ word }) => {
    return !leansWord('ofPaying', word) && !leansWord('ofRest', word)
  })
  const isKnown = (state.owed ?? []).some((one) => {
    const isSum = one.draft.amountCents === draft.amountCents
    const isOf = said.every(({ word }) => one.words.some((own) => isSame(own, word)))
    return isSum && said.length > 0 && isOf
  })
  return isKnown ? state : remembered(state, draft, message)
}

/** What came in is owed no more, whichever way it was told. */
export function withPaidOwed(turn: Turn, message: Message): Turn {
  if (turn.reply.kind !== 'log' || !turn.state.owed) return turn
  const came = turn.reply.transactions.filter(({ type }) => type === 'receita')
  const state = came.reduce((kept, one) => withoutOwed(kept, one, message), turn.state)
  return { ...turn, state }
}

/**
 * What of it came in: the first of that sum is owed no more, and of a larger one from whoever the
 * message names (or means, where nobody else owes anything) what is left.
 */
function withoutOwed(
  state: ConversationState,
  { amountCents, description }: Pick<TransactionDraft, 'amountCents' | 'description'>,
  message: Pick<Message, 'reading'>,
): ConversationState {
  const { owed = [] } = state
  // "peguei 50 de volta que tinha emprestado": not of the calf that was sold.
  if (message.reading.tokens.some(({ norm }) => isLending(norm)) && !owed.some(isLoan)) return state
  const at = owed.findIndex(({ draft }) => draft.amountCents === amountCents)
  // What one costs is not used up by one that was paid.
  if (owed[at]?.isPrice) return state
  if (at >= 0) return { ...state, owed: owed.toSpliced(at, 1) }
  const words = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !leansWord('ofPaying', word))
  const isTheirs = (one: OwedSum) =>
    words.length === 0
      ? owed.length === 1 && leans('paidMe', message.reading)
      : words.some((word) => one.words.some((own) => isSame(own, word)))
  const isPart = (one: OwedSum) => !one.isPrice && one.draft.amountCents > amountCents
  // Written by the name of what was ordered, it is a part of just that.
  const called = owed.findIndex((one) => isPart(one) && one.draft.description === description)
  const part = called >= 0 ? called : owed.findIndex((one) => isPart(one) && isTheirs(one))
  const whole = owed[part]
  if (!whole) return state
  const draft = { ...whole.draft, amountCents: whole.draft.amountCents - amountCents }
  return { ...state, owed: owed.with(part, { ...whole, draft }) }
}

/** What it will be called when it comes: of a loan its return, and no word of owing or deposit. */
export function owedName(description: string): string {
  const words = description.split(' ')
  while (owes.has(fold(words.at(-1) ?? '').replace(/[()]/g, ''))) words.pop()
  const whole = words.join(' ').replace(deposit, '')
  const told = capital(whole)
  const name = told.replace(/^Empréstimo\b/, 'Devolução')
  const returned = name.replace(/^(Devolução) (?:par|pr)(?=[ao] )/, '$1 d')
  return plain.has(returned) ? 'Pagamento recebido' : returned
}

/** `Sinal de um alongamento`: the rest of it is none. */
const deposit = /^Sinal d(?:e|a|o|e um|e uma) (?=\S)/

const owes = new Set('lembra lembre avisa avise deve paga cai caem entra'.split(' '))
const plain = new Set(['', 'Entrada', 'Gasto', 'Compra'])

const isLending = (word: string): boolean => word.startsWith('emprest')

function isLoan({ draft, words }: OwedSum): boolean {
  return draft.description.startsWith('Devolução') || words.some(isLending)
}
