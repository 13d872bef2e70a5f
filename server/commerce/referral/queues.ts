import { defineQueue } from '#platform/jobs/queue.ts'

/** Each hour; what one misses, the next one finds. */
export const settleQueue = defineQueue<Record<string, never>>('referral.settle', {
  retries: 3,
  secondsMax: 600,
})

/** The prizes that an operator's approval brings. */
export const prizesQueue = defineQueue<{ userId: string }>('referral.prizes')

/** As soon as more is known of somebody: whether they are the friend whom they brought. */
export const reviewQueue = defineQueue<{ userId: string }>('referral.review', {
  retries: 3,
  secondsMax: 600,
})
