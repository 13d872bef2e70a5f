import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { countAttempts } from '#platform/limits/index.ts'

const browsersPerHourMax = 20

/**
 * Each new browser sends its owner a letter, so nobody may come and go as they like.
 *
 * @throws Refusal `identity.too-many-attempts`.
 */
export async function limitBrowsers(
  parts: { db: Database; clock: Clock },
  userId: string,
): Promise<void> {
  const bucket = {
    key: `notices.browser:${userId}`,
    max: browsersPerHourMax,
    windowSeconds: 3_600,
  }
  const wait = await countAttempts(parts, [bucket])
  if (wait === null) return
  throw new Refusal('limit', 'identity.too-many-attempts', { retryAfterSeconds: wait })
}
