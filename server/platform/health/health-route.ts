import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'

/** Milliseconds that the database has to answer; whoever asks wants to know soon. */
const answerMsMax = 2_000

/**
 * Mounts `GET /health`: 200 while requests can be served, else 503. Jobs that do not run are told
 * but do not stop people from working.
 */
export function mountHealth(parts: { db: Database; jobState: () => string }): Mount {
  return (app, answers) => {
    app.get('/health', async () => {
      const isUp = await doesAnswer(parts.db)
      const body = {
        status: isUp ? 'ok' : 'unavailable',
        database: isUp ? 'up' : 'down',
        jobs: parts.jobState(),
      }
      return answers.json({ status: isUp ? 200 : 503, body })
    })
  }
}

async function doesAnswer(db: Database): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), answerMsMax)
  const asked = db.pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
