import { keepDraft } from '#conversation/kept-draft.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { ConversationState } from '#conversation/state.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const owedMax = 5
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
  return { ...state, owed: [{ draft: kept, words }, ...(state.owed ?? [])].slice(0, owedMax) }
}

/** What of it came in: the first of that sum is owed no more. */
export function withoutOwed(state: ConversationState, amountCents: number): ConversationState {
  const { owed = [] } = state
  const at = owed.findIndex(({ draft }) => draft.amountCents === amountCents)
  return at < 0 ? state : { ...state, owed: owed.toSpliced(at, 1) }
}

/** What it will be called when it comes: of the loan its return, and no word of owing. */
export function owedName(description: string): string {
  const words = description.split(' ')
  while (owes.has(fold(words.at(-1) ?? '').replace(/[()]/g, ''))) words.pop()
  const name = words.join(' ').replace(/^Empréstimo\b/, 'Devolução')
  const returned = name.replace(/^(Devolução) (?:par|pr)(?=[ao] )/, '$1 d')
  return plain.has(returned) ? 'Pagamento recebido' : returned
}

const owes = new Set('lembra lembre avisa avise deve paga cai caem entra'.split(' '))
const plain = new Set(['', 'Entrada', 'Gasto', 'Compra'])
