import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { later } from '#design/later/later.ts'
import {
  type ThingDialogActions,
  type ThingDialogs,
  useThingDialogs,
} from '#design/later/use-thing-dialogs.tsx'
import { paymentsCopy as copy } from '#money/recurring/recurring.copy.ts'

// A dialog's script comes after the page.
const parts: ThingDialogs<RecurringPayment> = [
  later(async () => (await import('#money/recurring/dialogs/payment-dialog.tsx')).PaymentDialog),
  later(async () => (await import('#money/recurring/dialogs/delete-dialog.tsx')).DeleteDialog),
]

export type PaymentDialogActions = ThingDialogActions<RecurringPayment>

/** The dialogs of the page, and what opens them. */
export const usePaymentDialogs = () => useThingDialogs(parts, { copy, size: 520 })
