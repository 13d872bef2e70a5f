import type { SurplusReturned } from '#commerce/charges/index.ts'
import { isLeaving } from '#commerce/subscriptions/subscriptions.queries.ts'
import { factOfCharge } from '#commerce/subscriptions/tell/fact-of-charge.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import { notify } from '#people/notices/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Tells somebody that what they paid twice, for what they had given up, or for an account that is
 * being deleted, has gone back, in the transaction of that news. No subscription knows of such a
 * payment, so its words are kept with the notice.
 */
export async function tellSurplus(
  ctx: { tx: Tx; clock: Clock },
  { chargeId, userId, isGivenUp, ...charge }: SurplusReturned,
): Promise<void> {
  if (userId === null) return
  const fact = {
    ...(await factOfCharge(ctx, 'refunded', charge)),
    ...{ isSurplus: !isGivenUp, isGivenUp },
    isLeaving: !isGivenUp && (await isLeaving(ctx.tx, userId)),
  }
  const kind = noticeKindOf('refunded')
  notify(ctx, { userId, kind, key: chargeId, data: { about: chargeId, fact } })
}
