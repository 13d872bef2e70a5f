import { advisedTurn, type Turn, type TurnInput, understand, understandSeen } from '@lya/assistant'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'

/** Understands a message, with what a model made of it, or what a picture shows. */
export function takeTurn({ see, advice }: IncomingMessage, input: TurnInput): Turn {
  if (see) return understandSeen(input, see(input.today))
  const turn = understand(input)
  return advice && advice !== 'ask' ? advisedTurn(input, turn, advice) : turn
}
