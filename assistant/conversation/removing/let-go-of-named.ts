import { tellingWords } from '#conversation/match-named.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { removedTurn } from '#conversation/memory/removed.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import { otherPaidTurn } from '#conversation/removing/other-paid.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of what is let go of by its name while something else is asked: "esquece a padoca, quem
 * pagou foi o Júlio", behind a proposal about the petrol. Null where nothing of that name stands,
 * or where what is asked is called so as well.
 */
export function letGoOfNamedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { open } = input.state
  const { reading } = message
  if (!open || reading.amounts.length > 0 || !leans('removes', reading)) return null
  const named = namedAmong(message, rememberedIn(input), tellingIn(message))
  const asked = tellingWords(nameOf(open))
  const isAsked = tellingIn(message).some(({ word }) => asked.includes(word))
  if (named.length === 0 || isAsked) return null
  return removedTurn(input, message, candidate) ?? otherPaidTurn(input, message, candidate)
}

/** What the open question is about, as it would be called. */
function nameOf(open: OpenQuestion): string {
  if ('draft' in open) return open.draft.description
  return 'bill' in open ? open.bill.name : ''
}
