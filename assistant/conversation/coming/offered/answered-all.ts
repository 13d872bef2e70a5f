import { keepAll } from '#conversation/bills/keep-all.ts'
import { isYesToAll, saidCount } from '#conversation/bills/paid/said-count.ts'
import { paidBill } from '#conversation/coming/coming-bill.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { register } from '#conversation/make-turn.ts'
import { paidCardTurn } from '#conversation/seen/asked-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const wordsMax = 10

/**
 * The turn of "me lembra sim, das duas", "quero, das duas" or "paguei as duas", behind as many
 * bills as were offered one after the other: all of them are kept, or written as paid. Null for any
 * other message, and where there are not that many.
 */
export function answeredAllTurn(
  input: TurnInput,
  { reading }: Message,
  _candidate: Candidate,
): Turn | null {
  const { offered, offeredBefore = [] } = input.state
  const { tokens, flat } = reading
  if (!offered || offeredBefore.length === 0 || tokens.length > wordsMax) return null
  if (reading.amounts.length > 0 || isQuestion(reading) || flat.includes(' nao ')) return null
  const isPaid = leans('paidSeveral', reading)
  if (!isPaid && !leans('remindMe', reading) && !isYesToAll(reading)) return null
  const count = saidCount(reading)
  const bills = [offered, ...offeredBefore]
    .filter(({ nextDate }) => nextDate >= input.today.toString())
    .slice(0, count)
  const isAll = count === Number.POSITIVE_INFINITY
  if (bills.length < 2 || (!isAll && bills.length < count)) return null
  const { offered: _offered, offeredBefore: _before, open: _open, ...state } = input.state
  return isPaid ? paidAll({ ...input, state }, bills, reading) : keepAll({ ...input, state }, bills)
}

/** Of a card's bill it is asked first whether its purchases were told. */
function paidAll(
  input: TurnInput,
  bills: readonly RecurringDraft[],
  { days, today }: Reading,
): Turn | null {
  const past = days.filter(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  const drafts = bills.toReversed().map((bill) => paidBill(bill, past.at(-1)?.date ?? today))
  if (drafts.some((draft) => paidCardTurn(input, draft) !== null)) return null
  return register(input, { intent: 'log', confidence: 95 }, drafts)
}
