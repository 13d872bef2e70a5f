import { reviewReferrals } from '#commerce/referral/exclude-self.ts'
import { prizesQueue, reviewQueue, settleQueue } from '#commerce/referral/queues.ts'
import {
  givePrizes,
  type ReferralParts,
  settleCommissions,
} from '#commerce/referral/settle-commissions.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'

/** Says who approves commissions, and when. Before the queue starts. */
export function addReferralJobs(jobs: JobQueue, parts: ReferralParts): void {
  jobs.handle(settleQueue, () => settleCommissions(parts))
  jobs.handle(reviewQueue, ({ userId }) => reviewReferrals(parts, userId))
  jobs.handle(prizesQueue, ({ userId }) =>
    asSystem(parts.db, (tx) => givePrizes(parts, tx, userId)),
  )
  // A repeat finds nothing: a server that was off at one hour approves at the next.
  jobs.schedule(settleQueue, '47 * * * *', 'UTC')
}
