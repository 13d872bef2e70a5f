import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { clampInstalmentsPaid } from '@lya/core/money/recurring/end.ts'
import { refuseStale } from '#money/journal/index.ts'
import {
  checkedRecurring,
  refuseEarlyEnd,
  refusingUnknownCategory,
} from '#money/recurring/check-recurring.ts'
import { getRecurring } from '#money/recurring/recurring.queries.ts'
import { rewriteRecurring } from '#money/recurring/recurring.store.ts'
import {
  type RecurringContent,
  type StoredRecurring,
  shownRecurring,
} from '#money/recurring/recurring-payment.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/** What changes; what is absent stays. */
export type RecurringPatch = {
  id: string
  /** The version that the person saw; without it the last edit wins. */
  version?: number | undefined
} & { [Key in keyof RecurringContent]?: RecurringContent[Key] | undefined }

/**
 * Edits a recurring payment and notes what it was. A total that was lowered below what is paid
 * takes the paid instalments along.
 *
 * @throws Refusal `recurring.missing`; `recurring.stale` with `{ yours, stored }`; those of
 *   `createRecurring`.
 */
export async function updateRecurring(
  ctx: CommandContext,
  patch: RecurringPatch,
): Promise<{ payment: RecurringPayment; undoId: string }> {
  const { id, version } = patch
  const today = todayIn(ctx.clock, ctx.timeZone)
  const stored = await getRecurring(ctx.tx, ctx.userId, id, { lock: true })
  const content = patched(stored, patch)
  refuseStale('recurring.stale', version, {
    stored: shownRecurring(stored, today),
    yours: () => shownRecurring({ ...stored, ...content }, today),
  })
  const checked = checkedRecurring(content)
  // A payment that is over by its date may still get another name.
  if (patch.nextDate !== undefined || patch.endDate !== undefined) refuseEarlyEnd(checked)
  const undoId = newId()
  const change = { id, content: checked, undoId, at: ctx.clock.now() }
  await refusingUnknownCategory(rewriteRecurring(ctx.tx, ctx.userId, change))
  const written = await getRecurring(ctx.tx, ctx.userId, id)
  return { payment: shownRecurring(written, today), undoId }
}

function patched(stored: StoredRecurring, patch: RecurringPatch): RecurringContent {
  const or = <Key extends keyof RecurringContent>(key: Key): RecurringContent[Key] => {
    const value = patch[key]
    // Absent and undefined are one; what remains is the key's own type.
    return value === undefined ? stored[key] : (value as RecurringContent[Key])
  }
  const instalments = or('instalments')
  return {
    name: or('name'),
    amountCents: or('amountCents'),
    frequency: or('frequency'),
    dueDay: or('dueDay'),
    categoryId: or('categoryId'),
    notes: or('notes'),
    isActive: or('isActive'),
    nextDate: or('nextDate'),
    instalments,
    instalmentsPaid:
      patch.instalmentsPaid ?? clampInstalmentsPaid(stored.instalmentsPaid, instalments),
    endDate: or('endDate'),
  }
}
