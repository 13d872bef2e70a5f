import { chained, partsOf } from '#conversation/bills/chained.ts'
import { isOnlyAsked } from '#conversation/memory/anew/told-anew.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { meantAnew } from '#conversation/restating/meant/meant.ts'
import { wayAnswered } from '#conversation/restating/meant/way-answered.ts'
import { reconciled } from '#conversation/restating/reconciled/reconciled.ts'
import { withFiling, withoutSpokenOf } from '#conversation/restating/referent/standing-twice.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * All that a message tells, whatever its parts were read as: what of it is of an entry that this
 * conversation wrote mends that one, and is no second.
 */
export function mendedWhole(
  told: TurnInput,
  understand: (told: TurnInput) => Turn,
  hear: Hear,
): Turn {
  const turn = mendedParts(told, understand, hear)
  if (ownIn(told).length === 0) return turn
  const { input, message } = hear(told)
  return withoutSpokenOf(input, message, turn) ?? withFiling(input, message, turn) ?? turn
}

type Hear = (told: TurnInput) => { input: TurnInput; message: Message }

function mendedParts(told: TurnInput, understand: (told: TurnInput) => Turn, hear: Hear): Turn {
  const turn = understand(told)
  if (ownIn(told).length === 0 && !told.state.open) return turn
  const { input, message } = hear(told)
  const anew =
    by('answered-question', wayAnswered(input, message, turn)) ?? meantAnew(input, message, turn)
  if (anew) return anew
  if (isOnlyAsked(message.reading)) return turn
  const parts = partsOf(turn)
  const read = parts.map((one) => {
    const others = parts.filter((part) => part !== one).flatMap(touchedBy)
    return reconciled(input, message, one, new Set(others))
  })
  const isSame = read.every((one, at) => one === parts[at])
  return isSame ? turn : (chained(read.flatMap(partsOf)) ?? turn)
}

/** What a part changes or takes away is what the denial beside it is of. */
function touchedBy({ effects }: Turn): string[] {
  return effects.flatMap((one) =>
    'target' in one && one.target.id !== null ? [one.target.id] : [],
  )
}
