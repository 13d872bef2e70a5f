import type { NoticeData } from '#people/notices/notice.ts'
import { askForNotice } from '#people/notices/notices.store.ts'
import { wakeAt } from '#people/notices/wishes.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What an area wants a person to be told. */
export interface Asked {
  userId: string
  /** A kind that the area joined in `server/main`. */
  kind: string
  /** What it is about, such as a charge and what became of it: the same is told once only, ever. */
  key: string
  /** What the kind makes its words from when the notice leaves. */
  data?: NoticeData
}

/**
 * Asks for a notice within the transaction of the fact, as the person or as the system: both exist,
 * or neither. Nobody waits for it; it goes to the kind's channels within the minute, or when the
 * person's quiet hours end.
 */
export function notify({ tx, clock }: { tx: Tx; clock: Clock }, asked: Asked): void {
  const at = clock.now()
  askForNotice(tx, { ...asked, key: `${asked.kind}:${asked.key}`, at })
  wakeAt(tx, asked.userId, at)
}
