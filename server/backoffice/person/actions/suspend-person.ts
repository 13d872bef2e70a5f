import type { Acting, Asked } from '#backoffice/person/act-on-person.ts'
import {
  changeSubscription,
  type SubscriptionTools,
} from '#backoffice/person/change-subscription.ts'

/** Suspends an account, which no payment lifts, or lifts that again; people on trial as well. */
export function suspendPerson(
  context: Acting,
  tools: SubscriptionTools,
  asked: Asked & { version: number; isHeld: boolean },
): Promise<void> {
  const { isHeld } = asked
  return changeSubscription(context, tools, asked, {
    wish: { kind: isHeld ? 'hold' : 'release' },
    deed: {
      action: isHeld ? 'SUSPEND_ACCOUNT' : 'RELEASE_ACCOUNT',
      oldValues: { is_held: !isHeld },
      newValues: { is_held: isHeld },
    },
  })
}
