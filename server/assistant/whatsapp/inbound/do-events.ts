import { Refusal } from '@lya/core/refusal.ts'
import {
  closeEvent,
  countFailure,
  takeEvent,
  type WaitingEvent,
} from '#assistant/whatsapp/events.store.ts'
import { applyStatus } from '#assistant/whatsapp/inbound/apply-status.ts'
import type { MediaReading } from '#assistant/whatsapp/inbound/media-reader.ts'
import { MediaFirst, readMedia } from '#assistant/whatsapp/inbound/read-media.ts'
import { takeMessage } from '#assistant/whatsapp/inbound/take-message.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

const attemptsMax = 5

interface Read {
  /** Of the event. */
  id: string
  reading: MediaReading
}

/**
 * Does what waits of one sender, oldest first, each event in a transaction of its own and once.
 *
 * @throws Error when one fails; it is put aside after five times, so that the next may go on.
 */
export async function doEvents(parts: WhatsAppParts, sender: string): Promise<void> {
  while (await doNext(parts, sender));
}

/** @param read What came of a recording or picture that was met before. */
async function doNext(parts: WhatsAppParts, sender: string, read?: Read): Promise<boolean> {
  let event: WaitingEvent | null = null
  try {
    const afterwards = await asSystem(parts.db, async (tx) => {
      event = await takeEvent(tx, sender, parts.clock.now())
      if (!event) return null
      if (event.kind !== 'mensagem') return applyStatus(parts, tx, event)
      // An older one may have come meanwhile.
      const reading = read?.id === event.id ? read.reading : null
      return takeMessage(parts, { tx, sender, event, reading })
    })
    afterwards?.()
    return event !== null
  } catch (error) {
    if (!event || isDatabaseUnavailable(error)) throw error
    const { id } = event as WaitingEvent
    if (error instanceof MediaFirst) {
      return doNext(parts, sender, { id, reading: await readMedia(parts, error.media) })
    }
    await closeAfter(parts, id, error)
    return true
  }
}

/** A refusal is an end; anything else is a fault of ours, which another try may not meet. */
async function closeAfter(parts: WhatsAppParts, id: string, error: unknown): Promise<void> {
  const at = parts.clock.now()
  if (error instanceof Refusal) {
    const outcome = `recusada:${error.code}` as const
    await asSystem(parts.db, (tx) => closeEvent(tx, { id, outcome, at }))
    return
  }
  const { isAside } = await asSystem(parts.db, (tx) => countFailure(tx, { id, attemptsMax, at }))
  if (!isAside) throw error
  parts.log.error('a WhatsApp message was put aside', { id, ...describeBug(error) })
}
