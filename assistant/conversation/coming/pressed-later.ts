import { answeredBill } from '#conversation/coming/answered-bill.ts'
import { offeringBill } from '#conversation/coming/coming-bill.ts'
import { say } from '#conversation/make-turn.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const again = { intent: 'none', confidence: 100 } as const
const forgottenAfter = 31

/**
 * The turn of a button that was pressed when other things had been spoken of, or twice: 'Me lembra'
 * stands there for good. Null for any other message.
 */
export function pressedLaterTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { state, today } = input
  const pressed = message.reading.flat.replace(/[^a-z ]/g, '').trim()
  if (pressed !== 'me lembra' && pressed !== 'ja paguei') return null
  if (stillOpen(state, today)) return null
  const bill = state.offered
  if (!bill) {
    const isTwice = state.rule === 'answered-bill' && state.last !== undefined
    const isPaying = pressed === 'ja paguei' && state.last?.kind === 'recurring-created'
    return isTwice && !isPaying ? say(input, again, { kind: 'done-before' }) : null
  }
  const since = Temporal.PlainDate.from(bill.nextDate).until(today, { largestUnit: 'days' }).days
  if (since > forgottenAfter) return null
  if (since > 0 && pressed === 'me lembra') return offeringBill(input, bill)
  return answeredBill(
    { kind: 'bill', bill, expiresOn: today.toString() },
    { input, message, candidate },
  )
}
