import { cents } from '@lya/core/amounts/cents.ts'
import { billOnce, offeringBill } from '#conversation/coming/coming-bill.ts'
import { isStillAhead, isToBePaid } from '#conversation/coming/still-ahead.ts'
import type { Told } from '#conversation/pending/open.ts'
import type { PendingQuestion } from '#conversation/pending/pending-state.ts'
import { openDue } from '#conversation/seen/asked-due.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** `viajar`, of which no verb is known, and no `jantar`. */
const bareDeed = /^\p{L}+[aei]r$/u

/**
 * The turn of "vou pagar a luz amanhã", behind the question what a sum was: it may be the sum of
 * that, which has not gone. It is offered to be kept, and nothing is written. Null for any other.
 */
export function namedAheadTurn(
  { missing, draft, ready }: PendingQuestion,
  { input, message }: Told,
): Turn | null {
  if (missing !== 'subject' || draft.type !== 'despesa' || ready.length > 0) return null
  const { reading } = message
  if (reading.amounts.length > 0 || !isStillAhead(reading)) return null
  const named = leans('wantsMade', reading) ? null : openDue(message)
  if (!named) return null
  const { name: description, categoryId, dueOn } = named
  // "vou viajar amanhã" is another matter: a deed without a thing is no name of a sum.
  const word = fold(description)
  if (!isToBePaid(reading) && bareDeed.test(word) && !isThing(word)) return null
  const amountCents = cents(draft.amountCents)
  const due = dueOn === undefined ? null : Temporal.PlainDate.from(dueOn)
  const own = { type: 'despesa', description, categoryId, amountCents, date: input.today } as const
  if (due) return offeringBill(input, billOnce(own, due))
  // What is only wished for has no day on which it falls due: it is asked again what the sum was.
  if (!isToBePaid(reading)) return null
  return offeringBill(input, billOnce(own, input.today), { isUndated: true })
}
