import type { CampaignParts } from '#backoffice/campaigns/parts.ts'
import { runCampaigns } from '#backoffice/campaigns/run/run-campaigns.ts'
import { visitQueue } from '#people/notices/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Each minute; one that fails is followed by the next. */
export const campaignQueue = defineQueue<Record<string, never>>('campaigns.run', {
  retries: 1,
  secondsMax: 600,
})

/** Seconds after a batch when most of it has left: its fates are looked at then. */
const settledSeconds = 5

/** Says who runs campaigns, and when. Before the queue starts. */
export function addCampaignJobs(jobs: JobQueue, parts: CampaignParts): void {
  jobs.handle(campaignQueue, async () => {
    if ((await runCampaigns(parts)) === 0) return
    await asSystem(parts.db, async (tx) => {
      await jobs.enqueue(tx, visitQueue, {})
      await jobs.enqueue(tx, campaignQueue, {}, { afterSeconds: settledSeconds })
    })
  })
  jobs.schedule(campaignQueue, '* * * * *', 'UTC')
}

/** Has campaigns looked at soon after this transaction. */
export function runSoon(jobs: Pick<JobQueue, 'enqueue'>, tx: Tx): Promise<void> {
  return jobs.enqueue(tx, campaignQueue, {})
}
