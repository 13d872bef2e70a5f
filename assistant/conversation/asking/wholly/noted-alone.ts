import { queryOf } from '#conversation/asking/query-part.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "e o uber, entrou aí? a internet caiu, não sei se foi": of the question alone, where
 * the rest says why it is asked. Null for any other message.
 */
export function notedAloneTurn(
  told: TurnInput,
  reading: Reading,
  understand: Understand,
): Turn | null {
  if (reading.text === readMessage(told.text, told.today).text) return null
  if (!leans('asksNoted', reading)) return null
  const turn = understand({ ...told, text: reading.text })
  return queryOf(turn) ? turn : null
}
