import { withBehind } from '#conversation/bills/chained.ts'
import { answerPartsIn } from '#conversation/bills/listing/answer-parts.ts'
import { saidOfBill } from '#conversation/bills/listing/answer-said.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of "a luz já paguei, a água não, e comprei pão 8", where it was asked of several bills:
 * what is said of them, and behind it what is told for itself. Null for any other message.
 */
export function eachAndMoreTurn(
  told: TurnInput,
  { bills }: PendingBills,
  understandAll: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(told.text, told.today)
  const parts = answerPartsIn(bills, reading)
  const at = parts.findIndex(({ isElse, named }) => isElse && named.length === 0)
  const [own, more] = [parts.slice(0, at), parts[at]]
  if (at < 1 || !more || !own.some(({ named }) => named.length > 0)) return null
  if (!own.some((part) => saidOfBill(part.reading) !== null)) return null
  const front = reading.text.slice(0, more.from).replace(joint, '')
  const answer = understandAll({ ...told, text: front })
  const isAnswer = answer.rule === 'answered-question' && answer.effects.length > 0
  if (!isAnswer) return null
  const rest = reading.text.slice(more.from).trim()
  const behind = understandAll({ ...told, text: rest, state: answer.state })
  const isMore = behind.effects.length > 0 || behind.intent === 'query'
  return isMore ? withAskedStill(answer, behind) : null
}

/** What was asked again just before the rest is asked still, and waits behind nothing. */
function withAskedStill(answer: Turn, { waits, ...behind }: Turn): Turn {
  const { open } = answer.state
  if (!open || behind.state.open) {
    return { ...withBehind(answer, waits ? { ...behind, waits } : behind), state: behind.state }
  }
  const { waiting: _passed, ...state } = behind.state
  return { ...withBehind(answer, behind), state: { ...state, open } }
}

const joint = /[\s,.;!]*(?: e| mas)?[\s,.;]*$/i
