import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const allowing = new Set(['pode', 'pd', 'podes'])

/**
 * The turn of "pode excluir então", behind "quem pagou o mercado foi minha mãe", by which the
 * market has gone already: nothing else goes with it. Null for any other message.
 */
export function goneAlreadyTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { last, rule, open } = input.state
  if (rule !== 'removed' || !last?.gone || open || intent !== 'delete') return null
  const { reading } = message
  const isAllowed = reading.tokens.some(({ norm }) => allowing.has(norm))
  if (!isAllowed || !leans('mayGo', reading)) return null
  return say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' })
}
