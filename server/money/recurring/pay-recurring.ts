import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import { isFinished } from '@lya/core/money/recurring/end.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { getRecurring } from '#money/recurring/recurring.queries.ts'
import { settleRecurring } from '#money/recurring/recurring.store.ts'
import { type StoredRecurring, shownRecurring } from '#money/recurring/recurring-payment.ts'
import { createTransactions } from '#money/transactions/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Marks a due date as paid: moves the dates, counts the instalment and creates the expense dated
 * today, all undone together. The row stays locked from the first read, so that of many presses
 * at once one pays and the others find what it did.
 *
 * @param press.nextDate The due date that the person saw. A repeat for the date that was settled
 *   last changes nothing and answers the same; without a date a second press on the same day is
 *   taken for a repeat.
 * @throws Refusal `recurring.missing`, `recurring.finished`; `recurring.already-paid` for a date
 *   before the last one; `recurring.stale` with `{ stored }` for one that is not due yet.
 */
export async function payRecurring(
  ctx: CommandContext,
  press: { id: string; nextDate?: Temporal.PlainDate | undefined },
): Promise<{
  payment: RecurringPayment
  undoId: string
  /** The expense that was made; none on a repeat. */
  transactionIds: string[]
  isRepeat: boolean
}> {
  const today = todayIn(ctx.clock, ctx.timeZone)
  const stored = await getRecurring(ctx.tx, ctx.userId, press.id, { lock: true })
  if (isRepeat(stored, press.nextDate, today)) {
    const undoId = stored.paymentOperationId
    if (!undoId) throw new Refusal('conflict', 'recurring.already-paid')
    return { payment: shownRecurring(stored, today), undoId, transactionIds: [], isRepeat: true }
  }
  refuseOtherDate(stored, press.nextDate, today)
  if (isFinished(stored)) throw new Refusal('conflict', 'recurring.finished')

  const { ids } = await createTransactions(ctx, [
    {
      date: today,
      description: stored.name,
      type: 'despesa',
      amountCents: stored.amountCents,
      categoryId: stored.categoryId,
    },
  ])
  const undoId = newId()
  await settleRecurring(ctx.tx, ctx.userId, {
    id: stored.id,
    nextDate: nextDueDate(stored.nextDate, stored),
    paidDate: today,
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
  today: Temporal.PlainDate,
): boolean {
  if (seen === undefined) return stored.lastPaidDate?.equals(today) === true
  return !seen.equals(stored.nextDate) && stored.settledDate?.equals(seen) === true
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
