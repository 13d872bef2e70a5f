import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { isOver } from '#money/recurring/changes/payment-list.model.ts'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'
import { toastWithUndo } from '#money/undo/undo-toast.tsx'

/**
 * Says what was done to a bill. One that is finished by it leaves every list, so the toast says
 * that too: it would seem lost otherwise.
 *
 * @param payment As the change left it.
 */
export function toastAbout(
  payment: RecurringPayment,
  { title, what, undo }: { title: string; what: string; undo: () => void },
): void {
  toastWithUndo(title, undo, what, ...(isOver(payment) ? [copy.finishedGone] : []))
}
