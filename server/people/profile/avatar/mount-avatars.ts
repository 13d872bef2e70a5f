import type { Topic } from '@lya/contract/events.ts'
import { limits } from '@lya/core/limits.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { avatarName, readAvatarName } from '#people/profile/avatar/avatar-name.ts'
import { limitUploads } from '#people/profile/avatar/limit-uploads.ts'
import { type AvatarParts, saveAvatar } from '#people/profile/avatar/save-avatar.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { readBody } from '#platform/http/read-body.ts'
import type { Pictures } from '#platform/images/picture.ts'

/** Another upload has another address, so a browser may keep what it has seen. */
const kept = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
}

const bound = { bytesMax: limits.avatarBytesMax, refused: 'profile.avatar-too-large' }

/**
 * The two routes whose bodies are pictures: `PUT /api/profile/avatar` takes a JPG, PNG or GIF and
 * answers the profile, `GET /api/avatars/{userId}/{version}` shows a person their own.
 */
export function mountAvatars(
  parts: AvatarParts & {
    pictures: Pictures
    admit: Admit
    publicUrl: string | null
    announce(userId: string, topics: Topic[], clientId: string | null): void
  },
): Mount {
  const upload = async (c: EdgeContext): Promise<unknown> => {
    const request = c.req.raw
    const { headers } = request
    if (!isOwnOrigin(headers, parts.publicUrl)) {
      throw new Refusal('forbidden', 'platform.origin-refused')
    }
    const { userId } = await parts.admit('session', headers)
    const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
    const profile = await parts.pictures.hold(userId, async () => {
      await limitUploads(parts, userId)
      const bytes = await readBody({ incoming: c.env?.incoming, request }, bound)
      return saveAvatar(parts, userId, { bytes, type: type.trim() })
    })
    parts.announce(userId, ['profile'], headers.get('x-client-id')?.slice(0, 64) || null)
    return profile
  }
  return (app, answers) => {
    app.put('/api/profile/avatar', async (c) =>
      answers.json({ status: 200, body: await upload(c) }),
    )
    app.get('/api/avatars/:userId/:version', async (c) => {
      const { userId } = await parts.admit('session', c.req.raw.headers)
      const name = avatarName(c.req.param('userId'), c.req.param('version'))
      // Whose it is and whether it is there are the same "no" to others.
      const isOwn = readAvatarName(name)?.userId === userId
      const bytes = isOwn ? await parts.files.read(name) : null
      if (!bytes) throw new Refusal('missing', 'profile.avatar-missing')
      return answers.file(new Uint8Array(bytes), kept)
    })
  }
}
