import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is written of the words before a joint, and the words behind it. */
export interface Cut {
  first: Turn
  behind: string
}

/** Cuts a message at a joint; null where nothing is written of what stands before it. */
export function cutAt(
  told: TurnInput,
  { text, tokens }: Pick<Reading, 'text' | 'tokens'>,
  joint: number,
  understand: (input: TurnInput) => Turn,
): Cut | null {
  const head = text.slice(0, tokens[joint]?.start).trim()
  const first = understand({ ...told, text: head })
  if (first.reply.kind !== 'log' || first.reply.left || first.state.open) return null
  return { first, behind: text.slice(tokens[joint]?.end).trim() }
}
