import { Refusal } from '@lya/core/refusal.ts'
import {
  closeEvent,
  countFailure,
  takeEvent,
  type WaitingEvent,
} from '#assistant/whatsapp/events.store.ts'
import { applyStatus } from '#assistant/whatsapp/inbound/apply-status.ts'
import { takeMessage } from '#assistant/whatsapp/inbound/take-message.ts'
import type { WhatsAppParts } from '#assistant/whatsapp/whatsapp.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

const attemptsMax = 5

/**
 * Does what waits of one sender, oldest first, each event in a transaction of its own and once.
 *
 * @throws Error when one fails; it is put aside after five times, so that the next may go on.
 */
export async function doEvents(parts: WhatsAppParts, sender: string): Promise<void> {
  while (await doNext(parts, sender));
}

async function doNext(parts: WhatsAppParts, sender: string): Promise<boolean> {
  let event: WaitingEvent | null = null
  try {
    const afterwards = await asSystem(parts.db, async (tx) => {
      event = await takeEvent(tx, sender, parts.clock.now())
      if (!event) return null
      return event.kind === 'mensagem'
        ? takeMessage(parts, { tx, sender, event })
        : applyStatus(parts, tx, event)
    })
    afterwards?.()
    return event !== null
  } catch (error) {
    if (!event || isDatabaseUnavailable(error)) throw error
    await closeAfter(parts, event, error)
    return true
  }
}

/** A refusal is an end; anything else is a fault of ours, which another try may not meet. */
async function closeAfter(
  parts: WhatsAppParts,
  { id }: WaitingEvent,
  error: unknown,
): Promise<void> {
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
