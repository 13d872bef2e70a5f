import { openOffer } from '#conversation/advice/offer.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/** A turn that does its own, and asks in its reply whether what was told beside is to be done. */
export function followedBy(input: TurnInput, turn: Turn, beside: Effect | null): Turn {
  const open = beside && openOffer(beside, input.today)
  if (!beside || !open || turn.reply.kind !== 'effect') return turn
  return { ...turn, reply: { ...turn.reply, beside }, state: { ...turn.state, open } }
}
