import { addDays, type Day, daysBetween } from '#commerce/subscriptions/day.ts'

/** Days after the one on which a renewal is due. */
export const ladder = {
  /** A PIX or a boleto is sent, and a card is announced, so many days before. */
  announcedDaysBefore: 5,
  /** A card is charged, or an open charge called to mind, on these. */
  tries: [0, 1, 3, 5],
  /** The first day without access. */
  suspendedOn: 7,
  /** The first day on which there is no subscription any more. */
  endedOn: 30,
} as const

export type Overdue = 'grace' | 'suspended' | 'ended'

/** Where somebody stands whose renewal was due and is not paid; null before that day. */
export function overdueState(due: { dueOn: Day; today: Day }): Overdue | null {
  const day = daysBetween({ from: due.dueOn, to: due.today })
  if (day < 0) return null
  if (day < ladder.suspendedOn) return 'grace'
  return day < ladder.endedOn ? 'suspended' : 'ended'
}

/**
 * The latest day of the ladder that has come: a try is due unless one was made since. Days that a
 * server slept through are made up for by one try, not by several. Null before and after.
 */
export function latestTry(due: { dueOn: Day; today: Day }): Day | null {
  if (overdueState(due) !== 'grace') return null
  const day = daysBetween({ from: due.dueOn, to: due.today })
  const latest = ladder.tries.findLast((tried) => tried <= day) ?? 0
  return addDays(due.dueOn, latest)
}

/** The days on which anything may have to be done about a renewal, oldest first. */
export function ladderDays(dueOn: Day): Day[] {
  const { announcedDaysBefore, tries, suspendedOn, endedOn } = ladder
  return [-announcedDaysBefore, ...tries, suspendedOn, endedOn].map((days) => addDays(dueOn, days))
}
