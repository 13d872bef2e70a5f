import { avatarFolder, avatarName, readAvatarName } from '#people/profile/avatar/avatar-name.ts'
import { findPhotoVersions } from '#people/profile/profile.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** Between writing a picture and the row that names it, nothing takes nearly so long. */
const graceHours = 24
const batchSize = 500

interface Parts {
  db: Database
  clock: Clock
  files: StoredFiles
}

type Picture = { userId: string; version: string }

/**
 * Deletes pictures that no profile names: what a crash left behind, and what belonged to people
 * who are gone. Those of the last day stay, since their rows may be on the way.
 *
 * @returns How many were deleted.
 */
export async function sweepAvatars(parts: Parts): Promise<number> {
  const before = parts.clock.now().subtract({ hours: graceHours }).epochMilliseconds
  let deleted = 0
  let batch: Picture[] = []
  for await (const name of parts.files.list(avatarFolder)) {
    const picture = readAvatarName(name)
    if (!picture || madeAt(picture.version) > before) continue
    batch.push(picture)
    if (batch.length < batchSize) continue
    deleted += await sweep(parts, batch)
    batch = []
  }
  return deleted + (await sweep(parts, batch))
}

async function sweep({ db, files }: Parts, pictures: Picture[]): Promise<number> {
  if (pictures.length === 0) return 0
  const userIds = [...new Set(pictures.map(({ userId }) => userId))]
  const used = await asSystem(db, (tx) => findPhotoVersions(tx, userIds))
  const unused = pictures.filter(({ userId, version }) => used.get(userId) !== version)
  for (const { userId, version } of unused) await files.remove(avatarName(userId, version))
  return unused.length
}

/** A UUID of version 7 begins with the milliseconds at which it was made. */
function madeAt(version: string): number {
  return Number.parseInt(version.replaceAll('-', '').slice(0, 12), 16)
}
