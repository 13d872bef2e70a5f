import { limits } from '@lya/core/limits.ts'
import { tidyNotes } from '@lya/core/money/recurring/notes.ts'
import { tidyDescription } from '@lya/core/money/transactions/description.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { RecurringContent } from '#money/recurring/recurring-payment.ts'
import { refusing } from '#platform/db/refusing.ts'

/**
 * A content that may be stored, its texts tidied.
 *
 * @throws Refusal `recurring.name-required`; `recurring.instalments-invalid` when more are paid
 *   than there are.
 */
export function checkedRecurring(content: RecurringContent): RecurringContent {
  const { amountCents, instalments, instalmentsPaid } = content
  // The name becomes the description of the expenses.
  const name = tidyDescription(content.name)
  if (name === '') throw new Refusal('invalid', 'recurring.name-required')
  if (amountCents < 1 || amountCents > limits.amountCentsMax) {
    throw new Refusal('invalid', 'platform.input-invalid')
  }
  if (instalments !== null && instalmentsPaid > instalments) {
    throw new Refusal('invalid', 'recurring.instalments-invalid')
  }
  return { ...content, name, notes: tidyNotes(content.notes) }
}

/** @throws Refusal `recurring.end-invalid` when nothing would ever fall due. */
export function refuseEarlyEnd({ nextDate, endDate }: RecurringContent): void {
  if (endDate !== null && Temporal.PlainDate.compare(endDate, nextDate) < 0) {
    throw new Refusal('invalid', 'recurring.end-invalid')
  }
}

export const refusingUnknownCategory = refusing({
  pagamentos_recorrentes_user_id_categoria_id_fkey: {
    kind: 'invalid',
    code: 'recurring.category-unknown',
  },
})
