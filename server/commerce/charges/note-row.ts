import {
  type ChargeEventState,
  chargeState,
  isPaid,
} from '@lya/core/commerce/charges/charge-state.ts'
import type { Charge, ChargeParts } from '#commerce/charges/charge.ts'
import { chargeChanged, surplusReturned } from '#commerce/charges/charges.events.ts'
import {
  type LedgerRow,
  listEvents,
  lockCharge,
  refundedOf,
} from '#commerce/charges/charges.queries.ts'
import { addEvent, saveBuyer, savePixStatus } from '#commerce/charges/charges.store.ts'
import { giveBackQueue } from '#commerce/charges/queues.ts'
import { raiseAlert } from '#platform/alerts/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { violatedConstraint } from '#platform/db/violated-constraint.ts'

/**
 * Adds a row to a charge's ledger, and lets everybody act on it in the same transaction.
 *
 * @param find Says which row, of the charge as it is now; null when what was to be written is of
 *   yesterday.
 * @returns `outdated` when nothing was written and the provider has to be asked once more.
 */
export async function inLedger(
  parts: ChargeParts,
  seen: Charge,
  find: (tx: Tx, charge: Charge) => Promise<LedgerRow | null>,
): Promise<'noted' | 'outdated'> {
  // Before the transaction: it may ask the database on a connection of its own.
  const isPlay = await isPlayMoney(parts, seen)
  const write = async (tx: Tx): Promise<Noted | null> => {
    const charge = await lockCharge(tx, seen.id)
    const row = charge && (await find(tx, charge))
    return row && note(parts, tx, charge, { row, isPlay })
  }
  const noted = await asSystem(parts.db, write).catch((error: unknown) => {
    // Two payments made the same person at once: the second finds them.
    if (violatedConstraint(error) !== null) return null
    throw error
  })
  if (noted === null) return 'outdated'
  if (noted.isNews) parts.announce({ userId: noted.userId, sessionId: seen.sessionId })
  return 'noted'
}

/** Of the simulator or the sandbox, once the installation earns money: it gives no access. */
async function isPlayMoney(parts: ChargeParts, charge: Charge): Promise<boolean> {
  if (charge.environment === 'production') return false
  const gateway = await parts.findGateway()
  return gateway?.environment === 'production'
}

interface Noted {
  isNews: boolean
  userId: string | null
}

async function note(
  parts: ChargeParts,
  tx: Tx,
  charge: Charge,
  { row, isPlay }: { row: LedgerRow; isPlay: boolean },
): Promise<Noted> {
  const { clock, events } = parts
  const at = clock.now()
  const rows = await listEvents(tx, charge.id)
  if (!(await addEvent(tx, { chargeId: charge.id, ...row, at }))) {
    return { isNews: false, userId: charge.userId }
  }
  const [before, after] = [chargeState(rows), chargeState([...rows, row])]
  const refundedBeforeCents = refundedOf(rows)
  const refundedCents = refundedOf([...rows, row])
  if (before === after && refundedBeforeCents === refundedCents) {
    return { isNews: false, userId: charge.userId }
  }
  if (isPaid(after)) await savePixStatus(tx, charge.id, 'RECEIVED', at)
  if (after === 'deleted') await savePixStatus(tx, charge.id, 'EXPIRED', at)
  const isFirst = isPaid(after) && !rows.some(({ state }) => wasPaying.has(state)) && !isPlay
  const bought = isFirst ? await settleBuyer(parts, tx, charge) : charge
  const { userId } = bought
  if (isPlay) return { isNews: true, userId }
  const { sessionId, amountCents, planAmountCents, billingType, reason, planId, period } = charge
  if (bought.isSurplus) {
    if (after === 'refunded') {
      const isGivenUp = await parts.buyers.gaveUp(tx, charge)
      const returned = { chargeId: charge.id, userId, sessionId, isGivenUp }
      const money = { amountCents, billingType, planId }
      await events.announce({ tx, clock }, surplusReturned, { ...returned, ...money })
    }
    return { isNews: true, userId }
  }
  const { installments, environment, cardTokenId } = charge
  await events.announce({ tx, clock }, chargeChanged, {
    ...{ chargeId: charge.id, userId, sessionId, before, after, refundedBeforeCents },
    ...{ amountCents, planAmountCents, billingType, reason, planId, period, refundedCents },
    ...{ installments, environment, cardTokenId, cause: row.cause, occurredAt: at },
  })
  return { isNews: true, userId }
}

const wasPaying = new Set<ChargeEventState>(['confirmed', 'received', 'reinstated'])

/** A first purchase has a person from here on; money that buys nothing goes back. */
async function settleBuyer(
  parts: ChargeParts,
  tx: Tx,
  charge: Charge,
): Promise<Pick<Charge, 'userId' | 'isSurplus'>> {
  if (charge.reason !== 'compra') return charge
  const { clock, log } = parts
  const { userId, isSurplus } = await parts.buyers.settle({ tx, clock }, charge)
  await saveBuyer(tx, { chargeId: charge.id, userId, isSurplus })
  if (isSurplus) {
    const details = { userId, amountCents: charge.amountCents }
    const alert = {
      rule: 'surplus-payment',
      subject: charge.id,
      priority: 'high',
      details,
    } as const
    await raiseAlert({ tx, clock }, alert)
    log.warn('money came that buys nothing', { chargeId: charge.id })
    await parts.jobs.enqueue(tx, giveBackQueue, { chargeId: charge.id })
  }
  return { userId, isSurplus }
}
