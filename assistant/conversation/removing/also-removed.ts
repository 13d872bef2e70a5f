import { chained } from '#conversation/bills/chained.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { namedEach } from '#conversation/naming/named-each.ts'
import { deletion } from '#conversation/removing/deletion.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'correct', 'delete']

/**
 * The turn of "e a gasolina também", behind what was deleted: that goes too. Null where nothing of
 * the name stands there, and for anything that was done anew.
 */
export function alsoRemovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const kind = input.state.last?.kind
  if (kind !== 'deleted' && kind !== 'deleted-all') return null
  const found = leaningIn('alsoGoes', reading)
  if (!found || !readable.includes(intent) || isQuestion(reading)) return null
  if (tellsOwnDeed(account.clauses)) return null
  const named = namedEach(message, rememberedIn(input), found) ?? []
  return chained(named.map((one) => deletion(input, one)))
}
