import type { Part } from '#conversation/apart/joined/part.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** How a message is taken apart, and what it then comes to. */
export interface Hearing {
  understand: (input: TurnInput) => Turn
  /** The same, with what it was read as. */
  hear: (input: TurnInput) => { turn: Turn; message: Message }
  /** What it is read as alone. */
  read: (input: TurnInput) => { input: TurnInput; message: Message }
}

/** Hears parts of one message; each as it stands, or behind what it goes on with. */
export function hearingOf(
  told: TurnInput,
  { hear }: Hearing,
): (text: string, state?: TurnInput['state']) => Part {
  return (text, state = told.state) => {
    const { turn, message } = hear({ ...told, text, state })
    return { turn, ...message }
  }
}
