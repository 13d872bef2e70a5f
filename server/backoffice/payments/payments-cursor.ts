import { orderedCursor } from '#platform/http/cursors/ordered-cursor.ts'
import { isMoment } from '#platform/http/cursors/row-cursor.ts'

export const paymentsCursor = orderedCursor(
  { created: isMoment, amount: (value) => /^\d{1,12}\.\d\d$/.test(value) },
  'payments.cursor-invalid',
)
