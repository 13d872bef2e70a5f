import { Refusal } from '@lya/core/refusal.ts'
import { listChannels } from '#assistant/channels/channels.queries.ts'
import { deleteChannel } from '#assistant/channels/channels.store.ts'
import { startLink } from '#assistant/channels/link-code.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * @param parts.whatsAppUrl Where a person writes this text to Lya, if it is known; absent while
 *   there is no WhatsApp.
 */
export function channelsRoutes(parts: {
  key: SecretKey
  whatsAppUrl: ((text: string) => string | null) | null
}) {
  const { whatsAppUrl } = parts
  return {
    list: signedIn.channels.list.handler(({ context }) =>
      asActor(
        context,
        async ({ tx, userId }) => ({
          isWhatsAppAvailable: whatsAppUrl !== null,
          items: await listChannels(tx, userId),
        }),
        { readOnly: true },
      ),
    ),
    startLink: signedIn.channels.startLink.handler(async ({ context }) => {
      if (!whatsAppUrl) throw new Refusal('missing', 'channels.unavailable')
      const { db, clock, actor } = context
      const { code, expiresAt } = await startLink({ db, clock, key: parts.key }, actor.userId)
      return { code, expiresAt: expiresAt.toString(), url: whatsAppUrl(`Vincular ${code}`) }
    }),
    unlink: signedIn.channels.unlink.handler(async ({ input, context }) => {
      const isGone = await asActor(context, ({ tx, userId }) => deleteChannel(tx, userId, input.id))
      if (!isGone) throw new Refusal('missing', 'channels.missing')
      context.announce(context.actor.userId, ['channels'])
      return { unlinked: true }
    }),
  }
}
