import type { Fate } from '#people/notices/notice.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** What a source is given when a person is looked after. */
export interface Visit {
  ctx: ReadContext
  /** In the person's zone. */
  now: Temporal.ZonedDateTime
  /** Whether this kind is to go anywhere; if not, nothing need be read for it. */
  isWanted(kind: string): boolean
  /** Makes a notice once for each channel that is wanted. @param fate `descartado`: never to go. */
  plan(kind: string, key: string, fate?: Extract<Fate, 'descartado'>): Promise<void>
}

/** Says what is due by the clock, in the transaction of the visit. */
export interface NoticeSource {
  /** Once on each of the person's days, from its moment on. */
  planDay(visit: Visit, plannedOn: Temporal.PlainDate | null): Promise<void>
  /** At every visit. */
  planNow(visit: Visit): Promise<void>
}
