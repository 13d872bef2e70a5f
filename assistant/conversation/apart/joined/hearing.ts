import type { Part } from '#conversation/apart/joined/part.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** How a message is taken apart, and what it then comes to. */
export interface Hearing {
  understand: (input: TurnInput) => Turn
  /** The same, with what it was read as. */
  hear: (input: TurnInput) => { turn: Turn; message: Message }
  /** What it is read as alone. */
  read: (input: TurnInput) => { message: Message }
}

/** Hears parts of one message, each of them once; or as it is behind what they go on with. */
export function hearingOf(
  told: TurnInput,
  { hear }: Hearing,
): (text: string, state?: TurnInput['state']) => Part {
  const heard = new Map<string, Part>()
  const partOf = (input: TurnInput): Part => {
    const { turn, message } = hear(input)
    return { turn, ...message }
  }
  return (text, state) => {
    if (state) return partOf({ ...told, text, state })
    const part = heard.get(text) ?? partOf({ ...told, text })
    heard.set(text, part)
    return part
  }
}
