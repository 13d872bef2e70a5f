import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { countAttempts } from '#platform/limits/index.ts'

const hour = 60 * 60
const uploadsPerHour = 40

/** Drawing a picture costs more than anything else that a person can ask for. */
export async function limitUploads(
  parts: { db: Database; clock: Clock },
  userId: string,
): Promise<void> {
  const bucket = { key: `profile.avatar:${userId}`, max: uploadsPerHour, windowSeconds: hour }
  const wait = await countAttempts(parts, [bucket])
  if (wait === null) return
  throw new Refusal('limit', 'identity.too-many-attempts', { retryAfterSeconds: wait })
}
