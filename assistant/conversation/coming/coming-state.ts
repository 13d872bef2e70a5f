import type { RecurringDraft } from '#conversation/effect.ts'

/** What is to be paid once, until they want to be reminded of it, have paid it, or want neither. */
export interface PendingBill {
  kind: 'bill'
  bill: RecurringDraft
  /** Its day was not told, and is asked for. */
  isUndated?: true
  /** The other part of it is written. */
  isRest?: true
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** What is taken off where it is paid in time, in percent, as it was told. */
  percentOff?: number
  /** Among how many it is shared, as it was told. */
  sharedBy?: number
}

/** What is to be paid on a day, and of which it was not said how much. */
export interface PendingDue {
  kind: 'due'
  name: string
  categoryId: string | null
  /** Of the month. */
  day: number | null
  /** YYYY-MM-DD; absent where no day was told, and in what was kept before this was. */
  dueOn?: string
  /** They asked to be reminded: the sum is all that lacks. */
  isWished?: true
  /** It comes every month, like those that it was told with. */
  isMonthly?: true
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}
