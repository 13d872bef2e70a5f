import { type ReferralParts, settleCommissions } from '#commerce/referral/settle-commissions.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Each night; what one misses, the next one finds. */
export const settleQueue = defineQueue<Record<string, never>>('referral.settle', {
  retries: 3,
  secondsMax: 600,
})

/** Says who approves commissions, and when. Before the queue starts. */
export function addReferralJobs(jobs: JobQueue, parts: ReferralParts): void {
  jobs.handle(settleQueue, () => settleCommissions(parts))
  jobs.schedule(settleQueue, '47 6 * * *', 'UTC')
}
