import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { countAttempts } from '#platform/limits/index.ts'

const filesPerHour = 60

interface Parts {
  db: Database
  clock: Clock
}

/**
 * Counts a file of this person's: a picture costs memory to open, and speech costs money to hear.
 *
 * @throws Refusal `conversation.too-many-files`.
 */
export async function limitFiles(parts: Parts, userId: string): Promise<void> {
  const wait = await countFile(parts, userId)
  if (wait === null) return
  throw new Refusal('limit', 'conversation.too-many-files', { retryAfterSeconds: wait })
}

/** Counts it as well, where there is nobody to refuse. */
export async function hasTooManyFiles(parts: Parts, userId: string): Promise<boolean> {
  return (await countFile(parts, userId)) !== null
}

function countFile(parts: Parts, userId: string): Promise<number | null> {
  const bucket = { key: `conversation.media:${userId}`, max: filesPerHour, windowSeconds: 3_600 }
  return countAttempts(parts, [bucket])
}
