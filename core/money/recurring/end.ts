export type EndType = 'infinito' | 'parcelas' | 'data'

/** What decides when a recurring payment is over. */
export interface Ending {
  /** How many there are in all, one or more, or null. */
  instalments: number | null
  instalmentsPaid: number
  /** The last day on which one may fall due, or null. */
  endDate: Temporal.PlainDate | null
}

/** Whether it comes once, and never again: the only one of its instalments. */
export function isOnce({ instalments }: Pick<Ending, 'instalments'>): boolean {
  return instalments === 1
}

/** The end type that a stored payment has: instalments win over an end date. */
export function endTypeOf(ending: Ending): EndType {
  if (ending.instalments !== null) return 'parcelas'
  return ending.endDate === null ? 'infinito' : 'data'
}

/** Whether nothing remains to be paid: all instalments are, or the next date is past the end. */
export function isFinished(payment: Ending & { nextDate: Temporal.PlainDate }): boolean {
  const { instalments, instalmentsPaid, endDate, nextDate } = payment
  if (instalments !== null && instalmentsPaid >= instalments) return true
  return endDate !== null && Temporal.PlainDate.compare(nextDate, endDate) > 0
}

/** How many instalments remain, zero or more; null without a number of them. */
export function instalmentsLeft({ instalments, instalmentsPaid }: Ending): number | null {
  return instalments === null ? null : Math.max(instalments - instalmentsPaid, 0)
}

/** Whether the person is warned: one or two instalments remain. */
export function hasFewInstalmentsLeft(ending: Ending): boolean {
  const left = instalmentsLeft(ending)
  return left !== null && left > 0 && left <= 2
}

/** Paid instalments after the total was changed: a lower total takes them along. */
export function clampInstalmentsPaid(instalmentsPaid: number, instalments: number | null): number {
  return instalments === null ? instalmentsPaid : Math.min(instalmentsPaid, instalments)
}
