import { defineQueue } from '#platform/jobs/queue.ts'

/** Gives back what was paid for nothing; the provider may be away for half a day. */
export const giveBackQueue = defineQueue<{ chargeId: string }>('charges.give-back', {
  retries: 22,
  retryDelaySeconds: 5,
  secondsMax: 120,
})

/** Gives back what an operator asked for; tried for half a day as well. */
export const operatorRefundQueue = defineQueue<{ id: string }>('charges.refund', {
  retries: 22,
  retryDelaySeconds: 5,
  secondsMax: 120,
})

/** Takes a charge back at the provider, where nobody has paid it; tried for half a day as well. */
export const dropQueue = defineQueue<{ chargeId: string; cause: string }>('charges.drop', {
  retries: 22,
  retryDelaySeconds: 5,
  secondsMax: 120,
})

/** Looks at one charge again. */
export const lookQueue = defineQueue<{ chargeId: string; cause: string }>('charges.look', {
  retries: 10,
  retryDelaySeconds: 5,
  secondsMax: 120,
})

/** Each minute: what timed out is looked for, and what nobody paid in time is taken back. */
export const sweepQueue = defineQueue<Record<string, never>>('charges.sweep', {
  retries: 1,
  secondsMax: 600,
})
