import type { Part } from '#conversation/apart/joined/part.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** How a message is taken apart, and what it then comes to. */
export interface Hearing {
  hear: (input: TurnInput) => { message: Message }
  understand: (input: TurnInput) => Turn
}

/** Hears parts of one message, each of them once; or as it is behind what they go on with. */
export function hearingOf(
  told: TurnInput,
  { hear, understand }: Hearing,
): (text: string, state?: TurnInput['state']) => Part {
  const heard = new Map<string, Part>()
  const read = (input: TurnInput) => ({ turn: understand(input), ...hear(input).message })
  return (text, state) => {
    if (state) return read({ ...told, text, state })
    const part = heard.get(text) ?? read({ ...told, text })
    heard.set(text, part)
    return part
  }
}
