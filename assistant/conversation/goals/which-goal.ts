import type { Effect } from '#conversation/effect.ts'
import { choose } from '#conversation/make-turn.ts'
import type { Thing } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Read } from '#understanding/intents/candidate.ts'

/** Asks into which of these goals it goes, or out of which; nothing moves before the answer. */
export function whichGoal(
  input: TurnInput,
  read: Read,
  deposit: Omit<Effect & { kind: 'deposit' }, 'goal'>,
  goals: readonly Thing[],
): Turn {
  const options = goals.map(({ id, name }) => ({ id, label: name }))
  const unnamed = { ...deposit, goal: { id: null, name: null } }
  return choose(input, read, unnamed, { slot: 'goal', options })
}
