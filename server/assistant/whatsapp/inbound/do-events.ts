import type { Advice } from '@lya/assistant'
import { AdviceWanted } from '#assistant/conversation/index.ts'
import { applyStatus } from '#assistant/whatsapp/inbound/apply-status.ts'
import type { MediaReading } from '#assistant/whatsapp/inbound/media-reader.ts'
import { MediaFirst, readMedia } from '#assistant/whatsapp/inbound/read-media.ts'
import { takeMessage } from '#assistant/whatsapp/inbound/take-message.ts'
import { inbox } from '#assistant/whatsapp/inbox.store.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { doInOrder } from '#platform/inbox/index.ts'

/** What was found out for a message while no transaction was open. */
interface Found {
  reading: MediaReading
  advice: Advice | null
}

/**
 * Does what waits of one sender, oldest first, each event in a transaction of its own and once.
 *
 * @throws Error as `doInOrder`.
 */
export function doEvents(parts: WhatsAppParts, sender: string): Promise<void> {
  const { db, clock, log } = parts
  return doInOrder<'mensagem' | 'situacao' | 'outro', string, Found>(
    {
      ...{ db, clock, log, inbox },
      work: async ({ tx, event, found }) =>
        event.kind === 'mensagem'
          ? takeMessage(parts, { tx, sender, event, reading: null, ...found })
          : applyStatus(parts, tx, event),
      prepare: async (thrown) => {
        if (thrown instanceof MediaFirst) return { reading: await readMedia(parts, thrown.media) }
        if (!(thrown instanceof AdviceWanted) || !parts.advise) return null
        return { advice: await parts.advise(thrown.asked) }
      },
    },
    sender,
  )
}
