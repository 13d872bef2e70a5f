const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const named = new RegExp(`^avatars/(${uuid})/(${uuid})\\.webp$`)

/** The folder of all pictures among the stored files. */
export const avatarFolder = 'avatars/'

/** The name of a picture among the stored files. */
export function avatarName(userId: string, version: string): string {
  return `${avatarFolder}${userId}/${version}.webp`
}

/** Whose picture a stored file is; null when its name is not that of one. */
export function readAvatarName(name: string): { userId: string; version: string } | null {
  const [, userId, version] = named.exec(name) ?? []
  return userId && version ? { userId, version } : null
}

/** Where its person's browser finds a picture. */
export function avatarUrl(userId: string, version: string): string {
  return `/api/avatars/${userId}/${version}`
}
