import type { Profile } from '@lya/contract/people/profile.ts'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { clientId } from '#connection/ids.ts'

/** Sends a photo's bytes; it takes the place of the one before. @throws RefusedCall */
export async function uploadAvatar(photo: Blob): Promise<Profile> {
  const response = await fetch(new URL('/api/profile/avatar', location.origin), {
    method: 'PUT',
    headers: { 'content-type': photo.type, 'x-client-id': clientId },
    body: photo,
  })
  // A body that is not ours, such as a proxy's page, counts by its status.
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || body === null) {
    throw refusedCall(body, response.status, response.headers.get('retry-after') ?? undefined)
  }
  // The server answers by contract/people/profile.ts.
  return body as Profile
}
