import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import type { Cents } from '@lya/core/amounts/cents.ts'
import { readIcon } from '@lya/core/money/categories/icon.ts'
import type { Frequency } from '@lya/core/money/recurring/due-date.ts'
import { daysLeft, recurringStatus } from '@lya/core/money/recurring/urgency.ts'

/** What of a recurring payment a person decides. */
export interface RecurringContent {
  name: string
  amountCents: Cents
  frequency: Frequency
  /** 1 to 31. */
  dueDay: number
  categoryId: string | null
  notes: string | null
  isActive: boolean
  nextDate: Temporal.PlainDate
  instalments: number | null
  instalmentsPaid: number
  endDate: Temporal.PlainDate | null
}

/** A recurring payment as it is stored. */
export interface StoredRecurring extends RecurringContent {
  id: string
  category: string | null
  /** As stored: an emoji and perhaps a colour. */
  categoryIcon: string | null
  lastPaidDate: Temporal.PlainDate | null
  /** The date that the last payment settled, and what undoes that payment. */
  settledDate: Temporal.PlainDate | null
  paymentOperationId: string | null
  version: number
}

/** As the payments screen shows it on this day. */
export function shownRecurring(
  payment: StoredRecurring,
  today: Temporal.PlainDate,
): RecurringPayment {
  const { settledDate: _, paymentOperationId, ...shown } = payment
  return {
    ...shown,
    categoryIcon: payment.categoryIcon === null ? null : readIcon(payment.categoryIcon).icon,
    nextDate: payment.nextDate.toString(),
    lastPaidDate: payment.lastPaidDate?.toString() ?? null,
    paidUndoId: paymentOperationId,
    endDate: payment.endDate?.toString() ?? null,
    status: recurringStatus(payment, today),
    daysLeft: daysLeft(payment.nextDate, today),
  }
}
