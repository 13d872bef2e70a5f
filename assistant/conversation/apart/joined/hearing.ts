import type { Part } from '#conversation/apart/joined/part.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** How a message is taken apart, and what it then comes to. */
export interface Hearing {
  hear: (input: TurnInput) => { message: Message }
  understand: (input: TurnInput) => Turn
}

/** Hears parts of one message, each of them once. */
export function hearingOf(told: TurnInput, { hear, understand }: Hearing): (text: string) => Part {
  const heard = new Map<string, Part>()
  return (text) => {
    const input = { ...told, text }
    const part = heard.get(text) ?? { turn: understand(input), ...hear(input).message }
    heard.set(text, part)
    return part
  }
}
