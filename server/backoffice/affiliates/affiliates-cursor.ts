import { orderedCursor } from '#platform/http/cursors/ordered-cursor.ts'

const isAmount = (value: string): boolean => /^-?\d{1,14}\.\d\d$/.test(value)

export const affiliatesCursor = orderedCursor(
  { approved: isAmount, pending: isAmount, paid: isAmount },
  'affiliates.cursor-invalid',
)
