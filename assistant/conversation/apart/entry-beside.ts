import { halvesOf } from '#conversation/apart/halves.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** A half of a message, as it is understood by itself. */
export interface Half {
  turn: Turn
  reading: Reading
}

/** What is told in one message: an entry, and something else behind or before it. */
export interface EntryBeside {
  entry: Half
  other: Half
  isBehind: boolean
}

/**
 * Finds where a message is to be cut in an entry and something else, which is as short as can be:
 * "pão 5, leite 6, qual meu saldo?". Null where no half is a whole entry beside such another.
 */
export function findEntryBeside(
  told: TurnInput,
  reading: Reading,
  understand: (input: TurnInput) => Turn,
  isOther: (other: Half, entry: Half, isBehind: boolean) => boolean,
): EntryBeside | null {
  const read = (text: string) => readMessage(text, told.today)
  const heard = (text: string): Half => {
    return { turn: understand({ ...told, text }), reading: read(text) }
  }
  // Understanding is dear: a half without a sum is no entry, and beside none nothing is heard.
  const entryIn = (text: string): Half | null => {
    const half = read(text).amounts.length > 0 ? heard(text) : null
    return half && isEntry(half) ? half : null
  }
  const halves = halvesOf(reading)
  for (const [front, behind] of halves.toReversed()) {
    const entry = entryIn(front)
    const other = entry && heard(behind)
    if (other && !isHeadless(other) && isOther(other, entry, true))
      return { entry, other, isBehind: true }
  }
  for (const [front, behind] of halves) {
    const entry = entryIn(behind)
    const other = entry && heard(front)
    if (other && isOther(other, entry, false)) return { entry, other, isBehind: false }
  }
  return null
}

/** "a escola das crianças, | 350, todo dia 7": what it is of stands before it. */
function isHeadless({ turn: { effects }, reading: { amounts } }: Half): boolean {
  return effects[0]?.kind === 'create-recurring' && amounts[0]?.first === 0
}

function isEntry({ turn: { effects, reply, state, also } }: Half): boolean {
  const [effect, more] = effects
  if (effect?.kind !== 'create-transactions' || more || also || state.open) return false
  return reply.kind === 'log' && !reply.left
}
