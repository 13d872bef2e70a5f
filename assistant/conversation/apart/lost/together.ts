import { entriesOf, type Part, stands } from '#conversation/apart/joined/part.ts'
import { chained, partsOf } from '#conversation/bills/chained.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/** What is kept with what other parts of the message come to: their entries stand with its own. */
export function together(told: TurnInput, kept: Turn, parts: readonly Part[]): Turn {
  const drafts = entriesOf({ turn: kept })
  const isLog = kept.effects.length === 1 && drafts.length > 0 && !kept.also
  const others = parts.filter((one) => !(isLog && stands(one) && entriesOf(one).length > 0))
  const more = parts.filter((one) => !others.includes(one)).flatMap(entriesOf)
  const first = more.length > 0 ? register(told, kept.candidate, [...drafts, ...more]) : kept
  const turns = [first, ...others.map(({ turn }) => turn)].toSorted(openLast)
  const both = chained(turns.flatMap(partsOf))
  if (!both) return kept
  let { state } = kept
  for (const { turn } of parts) state = { ...turn.state, ...state, ...openOf(turn.state) }
  return { ...both, state }
}

/** What asks stands last, and waits for its answer. */
function openLast(one: Turn, other: Turn): number {
  return Number(one.state.open !== undefined) - Number(other.state.open !== undefined)
}

function openOf({ open, offered, owed, owing }: Turn['state']): Turn['state'] {
  return {
    ...(open ? { open } : {}),
    ...(offered ? { offered } : {}),
    ...(owed ? { owed } : {}),
    ...(owing ? { owing } : {}),
  }
}
