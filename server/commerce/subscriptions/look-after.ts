import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { step } from '#commerce/subscriptions/step.ts'
import { isDue, listDue, lockSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

const batchMax = 200

/**
 * Lets the day come for everybody for whom something is due: renewals, reminders, suspensions and
 * ends. Two workers at once do each person once; one person's failure holds up nobody.
 *
 * @returns How many were looked after.
 */
export async function lookAfter(parts: SubscriptionParts): Promise<number> {
  const { db, clock, log } = parts
  const environment = await parts.desk.environment()
  const seen = new Set<string>()
  for (;;) {
    const due = await asSystem(db, (tx) => listDue(tx, { at: clock.now(), limit: batchMax }))
    const fresh = due.filter((userId) => !seen.has(userId))
    if (fresh.length === 0) return seen.size
    for (const userId of fresh) {
      seen.add(userId)
      try {
        await lookAt(parts, userId, environment)
      } catch (error) {
        log.error('a subscription was not looked after', { userId, ...describeBug(error) })
      }
    }
  }
}

/** The same for one person, at once, where something is due. */
export async function lookAfterOne(parts: SubscriptionParts, userId: string): Promise<void> {
  await lookAt(parts, userId, await parts.desk.environment())
}

async function lookAt(
  parts: SubscriptionParts,
  userId: string,
  environment: GatewayEnvironment | null,
): Promise<void> {
  const { db, clock } = parts
  await asSystem(db, async (tx) => {
    await lockSubscription(tx, userId)
    if (!(await isDue(tx, userId, clock.now()))) return
    const ctx = { ...parts, tx, environment }
    await step(ctx, userId, { event: { kind: 'day-came' }, cause: 'dia' })
  })
}
