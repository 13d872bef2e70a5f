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
  const heard = (text: string): Half => {
    return { turn: understand({ ...told, text }), reading: readMessage(text, told.today) }
  }
  const pairs = halvesOf(reading).map(([front, behind]) => [heard(front), heard(behind)] as const)
  const isFirst = pairs.findLast(([entry, other]) => isEntry(entry) && isOther(other, entry, true))
  if (isFirst) return { entry: isFirst[0], other: isFirst[1], isBehind: true }
  const isLast = pairs.find(([other, entry]) => isEntry(entry) && isOther(other, entry, false))
  return isLast ? { entry: isLast[1], other: isLast[0], isBehind: false } : null
}

function isEntry({ turn: { effects, reply, state, also }, reading }: Half): boolean {
  const [effect, more] = effects
  if (effect?.kind !== 'create-transactions' || more || also || state.open) return false
  return reply.kind === 'log' && !reply.left && reading.amounts.length > 0
}
