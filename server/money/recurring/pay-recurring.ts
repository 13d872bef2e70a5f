import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import type { Cents } from '@lya/core/amounts/cents.ts'
import { nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import { isDueSettled } from '@lya/core/money/recurring/earlier-due.ts'
import { isFinished } from '@lya/core/money/recurring/end.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findEntry } from '#money/journal/index.ts'
import { getRecurring } from '#money/recurring/recurring.queries.ts'
import { settleRecurring } from '#money/recurring/recurring.store.ts'
import { type StoredRecurring, shownRecurring } from '#money/recurring/recurring-payment.ts'
import { createTransactions, findTransactions } from '#money/transactions/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What the person pressed: on which payment, and what they said of it. */
export interface PaymentPress {
  id: string
  /**
   * The due date that the person saw. A repeat for the date that was settled last changes nothing
   * and answers the same; without a date a second press for the same day is taken for a repeat.
   */
  nextDate?: Temporal.PlainDate | undefined
  /** What was paid, where it is not the usual amount, which stays as it is. */
  amountCents?: Cents | undefined
  /** The day on which it was paid, where that is not today. */
  paidDate?: Temporal.PlainDate | undefined
  /** The due date before the next one that it was for: the next one stays to be paid. */
  earlierDate?: Temporal.PlainDate | undefined
}

/**
 * Marks a due date as paid: moves the dates, counts the instalment and creates the expense, all
 * undone together. The row stays locked from the first read, so that of many presses at once one
 * pays and the others find what it did.
 *
 * @throws Refusal `recurring.missing`, `recurring.finished`; `recurring.paid-ahead` for a day to
 *   come; `recurring.already-paid` for a date before the last one, for an earlier one that is
 *   settled, or for one that was paid with another amount or on another day; `recurring.stale`
 *   with `{ stored }` for one not due yet.
 */
export async function payRecurring(
  ctx: CommandContext,
  press: PaymentPress,
): Promise<{
  payment: RecurringPayment
  undoId: string
  /** The expense that was made; none on a repeat. */
  transactionIds: string[]
  isRepeat: boolean
}> {
  const today = todayIn(ctx.clock, ctx.timeZone)
  const { paidDate = today } = press
  if (Temporal.PlainDate.compare(paidDate, today) > 0) {
    throw new Refusal('invalid', 'recurring.paid-ahead')
  }
  const stored = await getRecurring(ctx.tx, ctx.userId, press.id, { lock: true })
  if (isRepeat(stored, press.nextDate, paidDate)) {
    const undoId = stored.paymentOperationId
    if (!undoId || !(await isPaidAsSaid(ctx, undoId, press))) {
      throw new Refusal('conflict', 'recurring.already-paid')
    }
    return { payment: shownRecurring(stored, today), undoId, transactionIds: [], isRepeat: true }
  }
  refuseOtherDate(stored, press.nextDate, today)
  if (isFinished(stored)) throw new Refusal('conflict', 'recurring.finished')
  const { earlierDate } = press
  if (earlierDate && isDueSettled(stored, earlierDate)) {
    const undoId = stored.paymentOperationId
    if (!undoId) throw new Refusal('conflict', 'recurring.already-paid')
    return { payment: shownRecurring(stored, today), undoId, transactionIds: [], isRepeat: true }
  }

  const { ids } = await createTransactions(ctx, [
    {
      date: paidDate,
      description: stored.name,
      type: 'despesa',
      amountCents: press.amountCents ?? stored.amountCents,
      categoryId: stored.categoryId,
    },
  ])
  const undoId = newId()
  await settleRecurring(ctx.tx, ctx.userId, {
    id: stored.id,
    ...settlementOf(stored, { undoId, paidDate, earlierDate }),
    transactionIds: ids,
    undoId,
    at: ctx.clock.now(),
  })
  const paid = await getRecurring(ctx.tx, ctx.userId, stored.id)
  return { payment: shownRecurring(paid, today), undoId, transactionIds: ids, isRepeat: false }
}

function isRepeat(
  stored: StoredRecurring,
  seen: Temporal.PlainDate | undefined,
  paidDate: Temporal.PlainDate,
): boolean {
  if (seen === undefined) return stored.lastPaidDate?.equals(paidDate) === true
  return !seen.equals(stored.nextDate) && stored.settledDate?.equals(seen) === true
}

/**
 * What a payment makes of the dates. One for an earlier date leaves the next one to be paid, and
 * what was settled later is what was settled last.
 */
function settlementOf(
  stored: StoredRecurring,
  {
    undoId,
    paidDate,
    earlierDate,
  }: Pick<PaymentPress, 'earlierDate'> & {
    undoId: string
    paidDate: Temporal.PlainDate
  },
) {
  const { nextDate, lastPaidDate, instalmentsPaid, settledDate, paymentOperationId } = stored
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate | null) =>
    other !== null && Temporal.PlainDate.compare(one, other) < 0
  if (!earlierDate) {
    const settled = { settledDate: nextDate, paidDate, paymentOperationId: undoId }
    const next = nextDueDate(nextDate, stored)
    return { ...settled, nextDate: next, instalmentsPaid: instalmentsPaid + 1 }
  }
  const isOlder = isBefore(earlierDate, settledDate)
  return {
    ...{ nextDate, instalmentsPaid },
    settledDate: isOlder ? settledDate : earlierDate,
    paymentOperationId: isOlder ? paymentOperationId : undoId,
    paidDate: isBefore(paidDate, lastPaidDate) ? lastPaidDate : paidDate,
  }
}

/**
 * Whether what was paid is what this press says, where it says anything: whoever names another
 * amount must not be told that it was taken.
 */
async function isPaidAsSaid(
  ctx: CommandContext,
  undoId: string,
  { amountCents, paidDate }: PaymentPress,
): Promise<boolean> {
  if (amountCents === undefined && paidDate === undefined) return true
  const entry = await findEntry(ctx.tx, ctx.userId, undoId)
  // The journal holds what `settleRecurring` wrote.
  const { ids = [] } = (entry?.inverse ?? {}) as { ids?: string[] }
  const [expense] = await findTransactions(ctx.tx, ctx.userId, ids)
  if (!expense) return false
  const isAmount = amountCents === undefined || expense.amountCents === amountCents
  return isAmount && (paidDate === undefined || expense.date === paidDate.toString())
}

function refuseOtherDate(
  stored: StoredRecurring,
  seen: Temporal.PlainDate | undefined,
  today: Temporal.PlainDate,
): void {
  if (seen === undefined) return
  const difference = Temporal.PlainDate.compare(seen, stored.nextDate)
  if (difference < 0) throw new Refusal('conflict', 'recurring.already-paid')
  if (difference > 0) {
    const data = { stored: shownRecurring(stored, today) }
    throw new Refusal('conflict', 'recurring.stale', { data })
  }
}
