import type { Guess } from '@lya/assistant'
import { Refusal } from '@lya/core/refusal.ts'
import { GuessWanted } from '#assistant/conversation/index.ts'
import { askForGuess } from '#assistant/media/index.ts'
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

/** What was found out for an event while no transaction was open. */
interface Prepared {
  /** Of the event. */
  id: string
  reading: MediaReading | null
  guess?: Guess | null
}

/**
 * Does what waits of one sender, oldest first, each event in a transaction of its own and once.
 *
 * @throws Error when one fails; it is put aside after five times, so that the next may go on.
 */
export async function doEvents(parts: WhatsAppParts, sender: string): Promise<void> {
  while (await doNext(parts, sender));
}

/**
 * @param prepared For an event that was met before, and had to wait for it.
 * @returns Whether there is more to do; who stores an event later wakes its sender again.
 */
async function doNext(parts: WhatsAppParts, sender: string, prepared?: Prepared): Promise<boolean> {
  let event: WaitingEvent | null = null
  try {
    const afterwards = await asSystem(parts.db, async (tx) => {
      event = await takeEvent(tx, sender, parts.clock.now())
      if (!event) return null
      if (event.kind !== 'mensagem') return applyStatus(parts, tx, event)
      // An older one may have come meanwhile.
      const own = prepared?.id === event.id ? prepared : { reading: null }
      return takeMessage(parts, { tx, sender, event, ...own })
    })
    afterwards?.()
    return (event as WaitingEvent | null)?.hasNext ?? false
  } catch (error) {
    if (!event || isDatabaseUnavailable(error)) throw error
    const { id } = event as WaitingEvent
    const found = await prepare(parts, error)
    const before = prepared?.id === id ? prepared : { id, reading: null }
    if (found) return doNext(parts, sender, { ...before, ...found })
    await closeAfter(parts, id, error)
    return true
  }
}

/** Finds out what a transaction was left for; null when it was left for another reason. */
async function prepare(parts: WhatsAppParts, reason: unknown): Promise<Partial<Prepared> | null> {
  if (reason instanceof MediaFirst) return { reading: await readMedia(parts, reason.media) }
  if (!(reason instanceof GuessWanted) || !parts.guess) return null
  return { guess: await askForGuess(parts.guess, reason) }
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
