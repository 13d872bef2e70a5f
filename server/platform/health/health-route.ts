import type { Database } from '#platform/db/database.ts'
import { watchState } from '#platform/health/database-state.ts'
import type { Mount } from '#platform/http/edge.ts'

const statusOf = { up: 'ok', 'read-only': 'degraded', down: 'unavailable' } as const

/**
 * Mounts `GET /health`: 200 while requests can be served, else 503. While nothing can be written
 * people still read, and still it is 503: an expense that cannot be noted is not served. Jobs that
 * do not run are told but do not stop people from working.
 */
export function mountHealth(parts: { db: Database; jobState: () => string }): Mount {
  const stateOf = watchState(parts.db)
  return (app, answers) => {
    app.get('/health', async () => {
      const database = await stateOf()
      const body = { status: statusOf[database], database, jobs: parts.jobState() }
      return answers.json({ status: database === 'up' ? 200 : 503, body })
    })
  }
}
