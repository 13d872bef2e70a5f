import { raiseAlert } from '#platform/alerts/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Money that was to go back did not: somebody has to look. @param refused.code The provider's. */
export function raiseRefundAlert(
  ctx: { tx: Tx; clock: Clock },
  refused: { chargeId: string; code: string },
): Promise<void> {
  const { chargeId, code } = refused
  const alert = { rule: 'refund-refused', subject: chargeId, priority: 'high' } as const
  return raiseAlert(ctx, { ...alert, details: { chargeId, code } })
}
