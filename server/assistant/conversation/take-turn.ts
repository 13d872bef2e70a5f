import {
  acceptGuess,
  isUnsure,
  type Turn,
  type TurnInput,
  understand,
  understandSeen,
} from '@lya/assistant'
import { GuessWanted } from '#assistant/conversation/guess-wanted.ts'
import type { IncomingMessage } from '#assistant/conversation/incoming-message.ts'

/**
 * Understands a message, or what a picture shows. What a picture or a model tells is only asked.
 *
 * @throws GuessWanted where the rules are not sure and the caller has a model to ask.
 */
export function takeTurn({ see, guess }: IncomingMessage, input: TurnInput): Turn {
  const { text, today } = input
  if (see) return understandSeen(input, see(today))
  const turn = understand(input)
  if (guess === undefined || !isUnsure(turn)) return turn
  if (guess === 'ask') throw new GuessWanted({ text, today })
  const seen = guess && acceptGuess(text, today, guess)
  return seen ? understandSeen(input, seen) : turn
}
