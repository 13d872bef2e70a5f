import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { assertPerson } from '#backoffice/person/person.queries.ts'
import {
  type ChargeDesk,
  changeByOperator,
  type OperatorWish,
} from '#commerce/subscriptions/index.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'

/** What subscriptions work with. */
export interface SubscriptionTools {
  desk: Pick<ChargeDesk, 'environment' | 'isKnown'>
  events: TransactionEvents
  jobs: Pick<JobQueue, 'enqueue'>
}

/**
 * Has an operator's wish for somebody's subscription done, never by a charge.
 *
 * @throws Refusal `person.missing`, `subscription.stale` or `subscription.not-possible`.
 */
export async function changeSubscription(
  context: Acting,
  { desk, events, jobs }: SubscriptionTools,
  asked: Asked & { version: number },
  change: { wish: OperatorWish; deed: Pick<Deed, 'action' | 'oldValues' | 'newValues'> },
): Promise<void> {
  const { userId, version, reason } = asked
  const { clock } = context
  // Asked before the transaction: whether payments are there may be a look into the settings.
  const environment = await desk.environment()
  await actOnPerson(context, asked, async (ctx) => {
    await assertPerson(ctx.tx, userId)
    await ctx.command((tx) =>
      changeByOperator(
        { tx, clock, jobs, events, desk, environment },
        { userId, version, reason },
        change.wish,
      ),
    )
    await ctx.note({ ...change.deed, table: 'subscriptions', recordId: userId })
  })
}
