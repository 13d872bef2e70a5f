import { countHistory, type FiguresParts, recountNight } from '#backoffice/daily-figures/recount.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** The last days are counted again, and corrected where they differ. */
export const recountQueue = defineQueue<Record<string, never>>('daily-figures.recount', {
  retries: 2,
  retryDelaySeconds: 600,
  secondsMax: 3_600,
})

export function addDailyFiguresJobs(parts: FiguresParts & { jobs: JobQueue }): void {
  parts.jobs.handle(recountQueue, async () => {
    await countHistory(parts)
    await recountNight(parts)
  })
  parts.jobs.schedule(recountQueue, '50 3 * * *', 'America/Sao_Paulo')
}
