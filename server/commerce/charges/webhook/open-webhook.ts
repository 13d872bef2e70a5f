import { applyCharge } from '#commerce/charges/apply-charge.ts'
import type { ChargeParts } from '#commerce/charges/charge.ts'
import { findCharge, findChargeByProviderId } from '#commerce/charges/charges.queries.ts'
import { saveRefundUrl } from '#commerce/charges/charges.store.ts'
import { endRefunds } from '#commerce/charges/refunds/end-refunds.ts'
import { raiseRefundAlert } from '#commerce/charges/refunds/refund-alert.ts'
import { type EventKind, inbox, type Outcome } from '#commerce/charges/webhook/inbox.store.ts'
import { mountChargeWebhook } from '#commerce/charges/webhook/mount-webhook.ts'
import type { Hint } from '#commerce/charges/webhook/read-inbound.ts'
import type { GatewayEnvironment } from '#commerce/gateway/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Mount } from '#platform/http/edge.ts'
import { doInOrder, storeTogether } from '#platform/inbox/index.ts'
import { InTurn } from '#platform/jobs/in-turn.ts'
import { defineQueue } from '#platform/jobs/queue.ts'

/** Takes up what another process left, and forgets what cannot come again. */
const upkeepQueue = defineQueue<Record<string, never>>('charges.inbox', { retries: 1 })

/** The provider keeps events for 14 days. */
const keptDays = 30

/** At a time; each asks the provider, which bears fifty. */
const runsMax = 4

const uuid = /^[0-9a-f-]{36}$/

/** It took the request, and then gave nothing back. */
const refundDenied = 'PAYMENT_REFUND_DENIED'

/** The charge has to be looked at before the event is done: outside of its transaction. */
class MustLook extends Error {
  readonly chargeId: string
  constructor(chargeId: string) {
    super('the charge has to be looked at first')
    this.chargeId = chargeId
  }
}

/** The provider's webhook, and the work that follows from it. */
export function openChargeWebhook(parts: ChargeParts & { findToken(): Promise<string | null> }): {
  mount: Mount
  /** Has what waits of these senders done now. */
  wake(senders: string[]): void
  close(): Promise<void>
} {
  const { db, clock, log, jobs } = parts
  const turns = new InTurn((sender) => doAll(parts, sender), {
    runsMax,
    onError: (error) => log.warn('what the payment provider told waits', { ...describeBug(error) }),
  })
  const wake = (senders: string[]): void => {
    for (const sender of senders) turns.wake(sender)
  }
  const intake = storeTogether<EventKind>({
    store: (events) => inbox.store(db, events, clock.now()),
    wake,
  })
  jobs.handle(upkeepQueue, async () => {
    wake(await asSystem(db, (tx) => inbox.listWaitingSenders(tx)))
    await asSystem(db, (tx) => inbox.deleteOld(tx, clock.now().subtract({ hours: 24 * keptDays })))
  })
  jobs.schedule(upkeepQueue, '* * * * *', 'UTC')
  const { findGateway, findToken } = parts
  return {
    mount: mountChargeWebhook({ clock, findGateway, findToken, store: intake.store }),
    wake,
    close: () => turns.stop(),
  }
}

/** One look answers all that was told of a charge before it; a later word asks for another one. */
async function doAll(parts: ChargeParts, sender: string): Promise<void> {
  const { db, clock, log } = parts
  const answered = new Set<string>()
  const { webhooks } = await parts.config.read()
  const environment = (await parts.findGateway())?.environment ?? null
  await doInOrder<EventKind, Outcome, { isLookedAt: true }>(
    {
      ...{ db, clock, log, inbox, attemptsMax: webhooks.retry_attempts },
      work: async ({ tx, event, found }) => {
        if (!found.isLookedAt && !answered.has(event.id)) await ask(tx, event, environment)
        const { name, reference } = JSON.parse(event.content) as Hint
        // The charge reads as paid again, as before: only the event tells.
        if (name === refundDenied && reference && uuid.test(reference)) {
          await noteDenial({ tx, clock }, reference)
        }
        return () => undefined
      },
      prepare: async (thrown) => {
        if (!(thrown instanceof MustLook)) return null
        const waiting = await asSystem(db, (tx) => inbox.listWaiting(tx, sender))
        await applyCharge(parts, thrown.chargeId, 'webhook')
        for (const id of waiting) answered.add(id)
        return { isLookedAt: true }
      },
    },
    sender,
  )
}

/** Somebody has to look; and another request, should it be made, is a new one. */
async function noteDenial(ctx: { tx: Tx; clock: Clock }, chargeId: string): Promise<void> {
  await raiseRefundAlert(ctx, { chargeId, code: refundDenied })
  await endRefunds(ctx, chargeId, { refusedBy: refundDenied })
  await saveRefundUrl(ctx.tx, chargeId, null)
}

/** @throws MustLook for an event that is about a charge of ours; those of others end here. */
async function ask(
  tx: Tx,
  event: { id: string; content: string },
  environment: GatewayEnvironment | null,
): Promise<void> {
  const { reference, chargeId } = JSON.parse(event.content) as Hint
  const named = reference && uuid.test(reference) ? await findCharge(tx, reference) : null
  const isKnown = environment !== null && chargeId !== null
  const known = isKnown ? { environment, providerId: chargeId } : null
  const charge = named ?? (known && (await findChargeByProviderId(tx, known)))
  if (charge) throw new MustLook(charge.id)
  await inbox.setOutcome(tx, event.id, 'ignorada')
}
