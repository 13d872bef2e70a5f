import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '#main/testing/app.ts'

/**
 * Waits until no job of these queues is being done or waits to be done now: what one test began in
 * the background must not be found by the next.
 *
 * @param isLaterToo Whether a job that waits for a later moment is waited for as well.
 */
export async function settledJobs(
  app: TestApp,
  queues: readonly string[],
  { isLaterToo = false }: { isLaterToo?: boolean } = {},
): Promise<void> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const { rows } = await app.owner.query<{ busy: boolean }>(
      `SELECT EXISTS (SELECT FROM pgboss.job
        WHERE name = ANY($1) AND state IN ('created', 'retry', 'active')
        AND ($2 OR state = 'active' OR start_after <= now())) AS busy`,
      [queues, isLaterToo],
    )
    if (!rows[0]?.busy) return
    await pause(15)
  }
  throw new Error(`${queues.join(', ')} never came to an end`)
}
