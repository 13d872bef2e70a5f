import { applyCharge } from '#commerce/charges/apply-charge.ts'
import { dropCharge } from '#commerce/charges/ask/drop-charge.ts'
import { fetchCode } from '#commerce/charges/ask/fetch-code.ts'
import { lookUpCharge } from '#commerce/charges/ask/look-up-charge.ts'
import { refundCharge } from '#commerce/charges/ask/refund-charge.ts'
import type { ChargeParts } from '#commerce/charges/charge.ts'
import {
  dropQueue,
  giveBackQueue,
  lookQueue,
  operatorRefundQueue,
  sweepQueue,
} from '#commerce/charges/queues.ts'
import { carryOutRefund } from '#commerce/charges/refunds/carry-out-refund.ts'
import {
  listExpired,
  listGivenUp,
  listUnresolved,
  listWithoutCode,
} from '#commerce/charges/sweep.queries.ts'
import { GatewayDown, GatewayTimeout } from '#commerce/gateway/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** Says who looks after charges that nobody asks about. Before the queue starts. */
export function addChargeJobs(parts: ChargeParts): void {
  const { jobs } = parts
  jobs.handle(giveBackQueue, async ({ chargeId }) => {
    const all = { chargeId, totalCents: null, reason: 'surplus', cause: 'surplus' }
    await refundCharge(parts, all)
  })
  jobs.handle(operatorRefundQueue, ({ id }) => carryOutRefund(parts, id))
  jobs.handle(dropQueue, async ({ chargeId, cause }) => {
    await dropCharge(parts, chargeId, cause)
  })
  jobs.handle(lookQueue, ({ chargeId, cause }) => applyCharge(parts, chargeId, cause))
  jobs.handle(sweepQueue, () => sweep(parts))
  jobs.schedule(sweepQueue, '* * * * *', 'UTC')
}

/** Looks for what timed out, takes back what is over, and fetches the codes that are missing. */
async function sweep(parts: ChargeParts): Promise<void> {
  await each(parts, listUnresolved, (id) => lookUpCharge(parts, id))
  await each(parts, listExpired, (id) => dropCharge(parts, id, 'expired'))
  await each(parts, listGivenUp, (id) => dropCharge(parts, id, 'given-up'))
  await each(parts, listWithoutCode, (id) => fetchCode(parts, id))
}

/** One that fails leaves the others to go on; the next sweep meets it again. */
async function each(
  parts: ChargeParts,
  list: (tx: Tx, now: Temporal.Instant) => Promise<string[]>,
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const id of await asSystem(parts.db, (tx) => list(tx, parts.clock.now()))) {
    try {
      await work(id)
    } catch (error) {
      const isAway = error instanceof GatewayDown || error instanceof GatewayTimeout
      parts.log[isAway ? 'warn' : 'error']('a charge was not looked after', {
        ...{ chargeId: id, ...describeBug(error) },
      })
      if (isAway) return
    }
  }
}
