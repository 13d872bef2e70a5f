import { Refusal } from '@lya/core/refusal.ts'
import type { ChargeParts } from '#commerce/charges/index.ts'
import { raiseAlert } from '#platform/alerts/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { type AttemptBucket, countAttempts, digestOf, networkOf } from '#platform/limits/index.ts'

export type CheckoutAttempt = 'open' | 'email' | 'address' | 'pay' | 'card'

const minute = 60
const hour = 60 * minute

/**
 * For each attempt: how often from one network, and how often for one e-mail, session or card
 * from there. Mobile operators put many people behind one address, so the first is the wider one.
 */
const allowed: Record<
  CheckoutAttempt,
  { network: Omit<AttemptBucket, 'key'>; subject: Omit<AttemptBucket, 'key'> }
> = {
  open: {
    network: { max: 300, windowSeconds: hour },
    subject: { max: 300, windowSeconds: hour },
  },
  email: {
    network: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 15, windowSeconds: 15 * minute },
  },
  address: {
    network: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 20, windowSeconds: 15 * minute },
  },
  pay: {
    network: { max: 300, windowSeconds: hour },
    subject: { max: 20, windowSeconds: hour },
  },
  /** Whoever tries a stolen card, or many of them. */
  card: {
    network: { max: 120, windowSeconds: hour },
    subject: { max: 8, windowSeconds: hour },
  },
}

/**
 * Counts an attempt at the checkout and refuses it when there were too many. An operator hears of
 * whoever tries cards.
 *
 * @param attempt.subject The e-mail, session or fingerprint of a card.
 * @throws Refusal `checkout.too-many-attempts` with the seconds to wait.
 */
export async function limitCheckout(
  parts: Pick<ChargeParts, 'db' | 'clock' | 'log'>,
  attempt: { kind: CheckoutAttempt; ip: string; subject: string },
): Promise<void> {
  const { kind, subject } = attempt
  const network = networkOf(attempt.ip)
  const { network: wide, subject: narrow } = allowed[kind]
  const wait = await countAttempts(parts, [
    { key: `checkout.${kind}.net:${network}`, ...wide },
    { key: `checkout.${kind}.pair:${digestOf(`${network} ${subject}`)}`, ...narrow },
  ])
  if (wait === null) return
  if (kind === 'card') {
    parts.log.warn('somebody tries cards', { network })
    const details = { network }
    const alert = { rule: 'card-testing', subject: network, priority: 'critical', details } as const
    const { db, clock } = parts
    await asSystem(db, (tx) => raiseAlert({ tx, clock }, alert))
  }
  throw new Refusal('limit', 'checkout.too-many-attempts', { retryAfterSeconds: wait })
}
