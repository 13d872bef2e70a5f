import type { Profile } from '@lya/contract/people/profile.ts'
import { avatarName } from '#people/profile/avatar/avatar-name.ts'
import { drawAvatar } from '#people/profile/avatar/draw-avatar.ts'
import { findProfile } from '#people/profile/profile.queries.ts'
import { savePhotoVersion } from '#people/profile/profile.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { Pictures } from '#platform/images/picture.ts'
import { newId } from '#platform/security/ids.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

export interface AvatarParts {
  db: Database
  clock: Clock
  files: StoredFiles
  /** Hears why a picture that nobody uses was not deleted; the nightly sweep does it then. */
  onLeftover: (error: unknown) => void
}

/**
 * Makes this picture a person's own. The file is written before the row that names it, and the one
 * before it is deleted last: a crash leaves at most a file that nobody uses.
 *
 * @throws Refusal `profile.avatar-no-image`.
 */
export async function saveAvatar(
  parts: AvatarParts & { pictures: Pictures },
  userId: string,
  sent: { bytes: Buffer; type: string },
): Promise<Profile> {
  const content = await drawAvatar(parts.pictures, { userId, ...sent })
  const version = newId()
  await parts.files.write(avatarName(userId, version), content)
  return switchAvatar(parts, userId, version)
}

/** Stores which picture is theirs, or none, and deletes the one before. */
export async function switchAvatar(
  { db, clock, files, onLeftover }: AvatarParts,
  userId: string,
  version: string | null,
): Promise<Profile> {
  const { before, profile } = await asSystem(db, async (tx) => ({
    before: await savePhotoVersion(tx, { userId, version, at: clock.now() }),
    profile: await findProfile(tx, userId),
  }))
  if (before !== null) await files.remove(avatarName(userId, before)).catch(onLeftover)
  return profile
}
