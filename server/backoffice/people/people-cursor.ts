import type { PeopleSort } from '@lya/contract/backoffice/people-filter.ts'
import { dayInOrder } from '#backoffice/people/day-in-order.ts'
import { orderedCursor } from '#platform/http/cursors/ordered-cursor.ts'
import { isMoment } from '#platform/http/cursors/row-cursor.ts'

const isText = (value: string): boolean => !value.includes('\0')
const isCount = (value: string): boolean => /^-?\d{1,9}$/.test(value)
const isAmount = (value: string): boolean => /^-?\d{1,12}(\.\d\d)?$/.test(value)
const isPast = (value: string): boolean => value === '-infinity' || isMoment(value)
const isDay = (value: string): boolean => /^-?infinity$/.test(value) || isStoredDay(value)

/** By the value of the last person that the list is sorted by. */
export const peopleCursor = orderedCursor<PeopleSort>(
  {
    ...{ name: isText, email: isText, period: isText, billing: isText },
    ...{ step: isCount, engagement: isCount, churn: isCount, price: isAmount },
    ...{ created: isMoment, write: isPast, paid: isPast, end: isDay },
  },
  'people.cursor-invalid',
)

function isStoredDay(value: string): boolean {
  try {
    return dayInOrder(value) !== null
  } catch {
    return false
  }
}
