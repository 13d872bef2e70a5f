import { randomUuid } from '#simulators/asaas/chance.ts'
import { receiptOf } from '#simulators/asaas/charges/charge-body.ts'
import { cardCreditOn, slipCreditOn } from '#simulators/asaas/charges/fees.ts'
import { refusal } from '#simulators/asaas/refuse.ts'
import { dayAfter, startOf } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCard, SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

/** What a charge becomes, and the events that tell of it. */
export interface Move {
  charge: SimulatedCharge
  events: string[]
}

const payable = new Set(['PENDING', 'OVERDUE'])
const paid = new Set(['CONFIRMED', 'RECEIVED'])

/** The card said yes: paid, and the money comes about 32 days later. */
export function confirmCard(charge: SimulatedCharge, card: SimulatedCard, today: string): Move {
  const creditOn = cardCreditOn(today, charge.installment?.number ?? 1)
  const receipt = receiptOf(charge.installment?.id ?? charge.id)
  const dates = { confirmedOn: today, paidOn: today, creditOn }
  return {
    charge: { ...charge, ...dates, status: 'CONFIRMED', card, receipt },
    events: ['PAYMENT_CONFIRMED'],
  }
}

export function review(charge: SimulatedCharge, card: SimulatedCard): Move {
  return {
    charge: { ...charge, status: 'AWAITING_RISK_ANALYSIS', card },
    events: ['PAYMENT_AWAITING_RISK_ANALYSIS'],
  }
}

/**
 * Somebody pays: PIX is there at once, and is never confirmed; a slip's money comes on the next
 * workday; a card under review is found to be good. Money may come on a PIX that was deleted.
 */
export function pay(charge: SimulatedCharge, today: string): Move {
  if (charge.status === 'AWAITING_RISK_ANALYSIS' && charge.card) {
    const { charge: confirmed, events } = confirmCard(charge, charge.card, today)
    return { charge: confirmed, events: ['PAYMENT_APPROVED_BY_RISK_ANALYSIS', ...events] }
  }
  if (!payable.has(charge.status)) throw refusal('pay')
  const back = { ...charge, deleted: false, confirmedOn: today, paidOn: today }
  const receipt = receiptOf(charge.id)
  const restored = charge.deleted ? ['PAYMENT_RESTORED'] : []
  if (charge.billingType === 'CREDIT_CARD') {
    const creditOn = cardCreditOn(today, charge.installment?.number ?? 1)
    return {
      charge: { ...back, status: 'CONFIRMED', creditOn, receipt },
      events: [...restored, 'PAYMENT_CONFIRMED'],
    }
  }
  if (charge.billingType === 'PIX') {
    const ids = { pixTransaction: randomUuid(), pixQrCode: charge.pixQrCode ?? randomUuid() }
    const dates = { receivedOn: today, creditOn: today }
    return {
      charge: { ...back, ...ids, ...dates, status: 'RECEIVED', receipt },
      events: [...restored, 'PAYMENT_RECEIVED'],
    }
  }
  return {
    charge: { ...back, status: 'CONFIRMED', creditOn: slipCreditOn(today), receipt },
    events: [...restored, 'PAYMENT_CONFIRMED'],
  }
}

/** The money of what was paid arrives. */
export function settle(charge: SimulatedCharge): Move {
  return {
    charge: { ...charge, status: 'RECEIVED', receivedOn: charge.creditOn },
    events: ['PAYMENT_RECEIVED'],
  }
}

export function fallDue(charge: SimulatedCharge): Move {
  if (charge.status !== 'PENDING' || charge.deleted) throw refusal('pay')
  return { charge: { ...charge, status: 'OVERDUE' }, events: ['PAYMENT_OVERDUE'] }
}

/** The risk analysis says no: what the card had held is let go. */
export function reprove(charge: SimulatedCharge): Move {
  if (charge.status !== 'AWAITING_RISK_ANALYSIS') throw refusal('pay')
  return {
    charge: { ...charge, status: 'REFUNDED' },
    events: ['PAYMENT_REPROVED_BY_RISK_ANALYSIS'],
  }
}

export function freeCentsOf({ valueCents, refunds }: SimulatedCharge): number {
  return valueCents - refunds.reduce((sum, refund) => sum + refund.valueCents, 0)
}

/** @param given.valueCents Null gives back all that is left. */
export function giveBack(
  charge: SimulatedCharge,
  given: { valueCents: number | null; description: string | null; at: string },
): Move {
  if (!paid.has(charge.status) || charge.deleted) throw refusal('refund')
  const free = freeCentsOf(charge)
  const valueCents = given.valueCents ?? free
  if (valueCents <= 0 || valueCents > free) throw refusal('refundValue')
  const refunds = [...charge.refunds, { at: given.at, valueCents, description: given.description }]
  return valueCents === free
    ? { charge: { ...charge, refunds, status: 'REFUNDED' }, events: ['PAYMENT_REFUNDED'] }
    : { charge: { ...charge, refunds }, events: ['PAYMENT_PARTIALLY_REFUNDED'] }
}

/** A paid slip is to go back; nothing moves, nor is told, before its payer said where to. */
export function askForAccount(charge: SimulatedCharge): Move {
  if (charge.billingType !== 'BOLETO') throw refusal('slip')
  if (charge.status === 'REFUND_REQUESTED') return { charge, events: [] }
  if (!paid.has(charge.status) || charge.deleted) throw refusal('refund')
  return { charge: { ...charge, status: 'REFUND_REQUESTED' }, events: [] }
}

/** The payer of a slip said where the money is to go. */
export function sendBack(charge: SimulatedCharge, at: string): Move {
  if (charge.status !== 'REFUND_REQUESTED') throw refusal('refund')
  return giveBack({ ...charge, status: 'RECEIVED' }, { valueCents: null, description: null, at })
}

export function remove(charge: SimulatedCharge): Move {
  if (!payable.has(charge.status)) throw refusal('remove')
  if (charge.deleted) return { charge, events: [] }
  return { charge: { ...charge, deleted: true }, events: ['PAYMENT_DELETED'] }
}

/** The card's owner disputes the charge at their bank. */
export function chargeBack(charge: SimulatedCharge): Move {
  if (charge.billingType !== 'CREDIT_CARD' || !paid.has(charge.status)) throw refusal('refund')
  return {
    charge: { ...charge, status: 'CHARGEBACK_REQUESTED' },
    events: ['PAYMENT_CHARGEBACK_REQUESTED'],
  }
}

/** The dispute was won: what was taken comes back. */
export function winDispute(charge: SimulatedCharge): Move {
  if (!charge.status.includes('CHARGEBACK')) throw refusal('pay')
  const isReceived = charge.receivedOn !== null
  return {
    charge: { ...charge, status: isReceived ? 'RECEIVED' : 'CONFIRMED' },
    events: [isReceived ? 'PAYMENT_RECEIVED' : 'PAYMENT_CONFIRMED'],
  }
}

/** When time alone moves a charge on; null for never. */
export function nextMoveAt(charge: SimulatedCharge): Temporal.Instant | null {
  if (charge.deleted) return null
  if (charge.status === 'PENDING') return startOf(dayAfter(charge.dueOn))
  if (charge.status === 'CONFIRMED' && charge.creditOn) return startOf(charge.creditOn)
  return null
}
