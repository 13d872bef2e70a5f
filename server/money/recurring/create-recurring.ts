import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  checkedRecurring,
  refuseEarlyEnd,
  refusingUnknownCategory,
} from '#money/recurring/check-recurring.ts'
import { findRecurring, getRecurring } from '#money/recurring/recurring.queries.ts'
import { insertRecurring } from '#money/recurring/recurring.store.ts'
import { type RecurringContent, shownRecurring } from '#money/recurring/recurring-payment.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Creates a recurring payment; its next date may be in the past, it is late then. An id that was
 * used before for the same content changes nothing.
 *
 * @throws Refusal `recurring.name-required`, `.instalments-invalid`, `.end-invalid`,
 *   `.category-unknown`; `recurring.id-used` when a given id stands for something else, or for
 *   what has been deleted since.
 */
export async function createRecurring(
  ctx: CommandContext,
  draft: RecurringContent & { id?: string | undefined },
): Promise<{ payment: RecurringPayment; undoId: string }> {
  const { id = newId(), ...rest } = draft
  const content = checkedRecurring(rest)
  refuseEarlyEnd(content)
  const payment = { id, content, at: ctx.clock.now() }
  const { isInserted, isNoted } = await refusingUnknownCategory(
    insertRecurring(ctx.tx, ctx.userId, payment),
  )
  const today = todayIn(ctx.clock, ctx.timeZone)
  if (isInserted) {
    if (!isNoted) throw new Refusal('conflict', 'recurring.id-used')
    const stored = await getRecurring(ctx.tx, ctx.userId, id)
    return { payment: shownRecurring(stored, today), undoId: id }
  }
  const stored = await findRecurring(ctx.tx, ctx.userId, id)
  if (!stored || !isSame(content, stored)) throw new Refusal('conflict', 'recurring.id-used')
  return { payment: shownRecurring(stored, today), undoId: id }
}

function isSame(draft: RecurringContent, stored: RecurringContent): boolean {
  return (
    draft.name === stored.name &&
    draft.amountCents === stored.amountCents &&
    draft.frequency === stored.frequency &&
    draft.dueDay === stored.dueDay &&
    draft.categoryId === stored.categoryId &&
    draft.notes === stored.notes &&
    draft.isActive === stored.isActive &&
    draft.nextDate.equals(stored.nextDate) &&
    draft.instalments === stored.instalments &&
    draft.instalmentsPaid === stored.instalmentsPaid &&
    draft.endDate?.toString() === stored.endDate?.toString()
  )
}
