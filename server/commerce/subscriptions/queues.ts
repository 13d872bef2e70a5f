import { defineQueue } from '#platform/jobs/queue.ts'

/** What leaves once a step is committed. `screens` tells those that the person has open. */
export type Errand =
  | { kind: 'ask' | 'drop' | 'refund'; userId: string; chargeId: string }
  | { kind: 'screens'; userId: string }

/** The provider may be away for half a day. */
export const carryOutQueue = defineQueue<Errand>('subscriptions.carry-out', {
  retries: 22,
  retryDelaySeconds: 5,
  secondsMax: 120,
})

/** Looks after everybody for whom something is due. */
export const dayQueue = defineQueue<Record<string, never>>('subscriptions.day', {
  retries: 1,
  secondsMax: 600,
})

/** Each morning: whose renewal comes near hears of another price. */
export const pricesQueue = defineQueue<Record<string, never>>('subscriptions.prices', {
  retries: 3,
  secondsMax: 600,
})
