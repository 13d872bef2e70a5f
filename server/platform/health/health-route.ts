import type { Database } from '#platform/db/database.ts'
import { watchState } from '#platform/health/database-state.ts'
import type { Mount } from '#platform/http/edge.ts'
import type { JobState } from '#platform/jobs/job-queue.ts'

const statusOf = { up: 'ok', 'read-only': 'degraded', down: 'unavailable' } as const

/**
 * Mounts `GET /health`: 200 while requests can be served, else 503. While nothing can be written
 * people still read, and still it is 503: an expense that cannot be noted is not served. So it is
 * until the job queue has started, since whoever signs up waits for it.
 */
export function mountHealth(parts: { db: Database; jobState: () => JobState }): Mount {
  const stateOf = watchState(parts.db)
  return (app, answers) => {
    app.get('/health', async () => {
      const database = await stateOf()
      const jobs = parts.jobState()
      const isStarting = database === 'up' && jobs === 'starting'
      const status = isStarting ? 'starting' : statusOf[database]
      return answers.json({ status: status === 'ok' ? 200 : 503, body: { status, database, jobs } })
    })
  }
}
