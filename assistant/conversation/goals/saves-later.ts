import { say } from '#conversation/make-turn.ts'
import { isLed } from '#conversation/naming/saved-goal.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "vou guardar 200 na reforma quando o salário cair", of a goal that stands there:
 * nothing is in it yet, and no goal is new. Null for any other message.
 */
export function savesLaterTurn(input: TurnInput, message: Message): Turn | null {
  const { goals } = input
  const { reading } = message
  if (!goals || !leans('savesLater', reading) || reading.flat.includes(' ?')) return null
  const isFor = fitting(tellingIn(message), goals).some(({ at: [first] }) => isLed(reading, first))
  if (!isFor) return null
  const read = { intent: 'none', confidence: 88 } as const
  return say(input, read, { kind: 'none', reason: 'saves-later' })
}
