import type { AccountParts } from '#people/account/account.ts'
import { makeExport } from '#people/account/export/make-export.ts'
import { sweepExports } from '#people/account/export/sweep-exports.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** A person of ten years has a few minutes of work in them, and the database a bad day. */
export const exportQueue = defineQueue<{ userId: string; id: string }>('account.export', {
  retries: 5,
  retryDelaySeconds: 5,
  secondsMax: 15 * 60,
})

const sweepQueue = defineQueue<Record<string, never>>('account.sweep-exports', { retries: 1 })

/** Says who makes the files, and who takes them away. Before the queue starts. */
export function addExportJobs(parts: AccountParts): void {
  const { jobs } = parts
  jobs.handle(exportQueue, (asked) => makeExport(parts, asked))
  jobs.handle(sweepQueue, () => sweepExports(parts))
  jobs.schedule(sweepQueue, '41 * * * *', 'UTC')
}
