import type { ChargeParts } from '#commerce/charges/index.ts'
import { reconcile } from '#commerce/reconciliation/reconcile.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** What is open at night is read again at the provider. */
export const nightQueue = defineQueue<Record<string, never>>('reconciliation.night', {
  retries: 2,
  retryDelaySeconds: 600,
  secondsMax: 3_600,
})

export function addReconciliationJobs(parts: ChargeParts): void {
  parts.jobs.handle(nightQueue, async () => {
    await reconcile(parts)
  })
  parts.jobs.schedule(nightQueue, '35 3 * * *', 'America/Sao_Paulo')
}
