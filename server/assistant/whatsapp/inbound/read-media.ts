import { WhatsAppFailure } from '#assistant/whatsapp/gateway.ts'
import type { InboundMedia, MediaReading } from '#assistant/whatsapp/inbound/media-reader.ts'
import { markRead } from '#assistant/whatsapp/outbound/mark-read.ts'
import { askForText } from '#assistant/whatsapp/whatsapp.copy.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** Enough for a passing fault; somebody waits for the answer. */
const triesMax = 2

/** A message that has to be read before it can be done. */
export interface UnreadMedia extends Omit<InboundMedia, 'download'> {
  mediaId: string
  messageId: string
}

/** Ends a transaction that met a recording or picture: reading one takes seconds. */
export class MediaFirst extends Error {
  readonly media: UnreadMedia

  constructor(media: UnreadMedia) {
    super('a message must be read before it is done')
    this.name = 'MediaFirst'
    this.media = media
  }
}

/** Reads it while no transaction is open. What cannot be read is asked for in words. */
export async function readMedia(
  parts: WhatsAppParts,
  { mediaId, messageId, ...media }: UnreadMedia,
): Promise<MediaReading> {
  const { readMedia: read, gateway, log } = parts
  const unread: MediaReading = { kind: 'unread', answer: askForText(media.what) }
  if (!read) return unread
  await markRead(parts, messageId)
  const download = (bytesMax: number) => gateway.download(mediaId, bytesMax)
  for (let tries = 1; ; tries += 1) {
    try {
      return await read({ ...media, download })
    } catch (error) {
      const isPassing = !(error instanceof WhatsAppFailure) || error.kind === 'later'
      if (isPassing && tries < triesMax) continue
      const failure = error instanceof WhatsAppFailure ? { code: error.code } : describeBug(error)
      log.error('what came over WhatsApp could not be read', { what: media.what, ...failure })
      return unread
    }
  }
}
