import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import { permitted } from '@lya/core/commerce/subscriptions/permitted.ts'
import type { Acting, Asked } from '#backoffice/person/act-on-person.ts'
import { type LetterTools, sendLetter } from '#backoffice/person/actions/send-letter.ts'
import {
  changeSubscription,
  type SubscriptionTools,
} from '#backoffice/person/change-subscription.ts'
import { findSubscription } from '#commerce/subscriptions/index.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'

/** Takes a cancellation back; where none is, the person is sent the way to pay. */
export async function renew(
  context: Acting,
  tools: SubscriptionTools & LetterTools,
  asked: Asked & { version: number },
): Promise<{ outcome: 'resumed' | 'sent' }> {
  const { userId } = asked
  const { subscription } = await readAsAdmin(context.db, (tx) => findSubscription(tx, userId))
  if (!permitted(subscription, dayOf(context.clock.now())).resume) {
    await sendLetter(context, tools, { ...asked, what: 'renewal' })
    return { outcome: 'sent' }
  }
  await changeSubscription(context, tools, asked, {
    wish: { kind: 'resume' },
    deed: { action: 'RENEW_SUBSCRIPTION', newValues: { cancelled: false } },
  })
  return { outcome: 'resumed' }
}
