import type { Profile } from '@lya/contract/people/profile.ts'
import { type AvatarParts, switchAvatar } from '#people/profile/avatar/save-avatar.ts'

/** Leaves a person without a picture; doing it again changes nothing. */
export function removeAvatar(parts: AvatarParts, userId: string): Promise<Profile> {
  return switchAvatar(parts, userId, null)
}
