import type { RefundAwaited } from '#commerce/charges/index.ts'
import { factOfCharge } from '#commerce/subscriptions/tell/fact-of-charge.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import { notify } from '#people/notices/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Asks somebody where the money of their boleto is to go, in the transaction that keeps the page
 * for it; whoever asked for the money back, and also for what no subscription knows of.
 */
export async function tellRefundAccount(
  ctx: { tx: Tx; clock: Clock },
  { chargeId, userId, payerPage, ...charge }: RefundAwaited,
): Promise<void> {
  if (userId === null) return
  const fact = { ...(await factOfCharge(ctx, 'refund-account', charge)), payerPage }
  const kind = noticeKindOf('refund-account')
  // A second page, after a refund that was denied, is told anew.
  const key = `${chargeId}:${ctx.clock.now().epochMilliseconds}`
  notify(ctx, { userId, kind, key, data: { about: chargeId, fact } })
}
