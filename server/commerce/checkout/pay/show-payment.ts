import type { Payment } from '@lya/contract/commerce/payment.ts'
import { Refusal } from '@lya/core/refusal.ts'
import QRCode from 'qrcode'
import { findPixCode, listSessionCharges, lookQueue, takeReading } from '#commerce/charges/index.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { findAttempt, listAttempts } from '#commerce/checkout/pay/attempts.queries.ts'
import { type PaidCharge, paymentOf } from '#commerce/checkout/pay/payment-of.ts'
import type { Visitor } from '#commerce/checkout/session/open-session.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * How far a session's payment is, from our own database. The provider is asked behind it, at most
 * once a minute.
 */
export async function showPayment(
  parts: CheckoutParts,
  visitor: Visitor,
  { id: sessionId, givenUpAt }: Pick<StoredSession, 'id' | 'givenUpAt'>,
): Promise<Payment> {
  const { db, clock } = parts.charges
  const found = await asSystem(db, async (tx) => {
    const [attempts, charges] = [
      await listAttempts(tx, sessionId),
      await listSessionCharges(tx, [sessionId]),
    ]
    const paid = charges.find(({ state, isSurplus }) => isOver(state) && !isSurplus)
    const attempt =
      (paid && attempts.find(({ chargeId }) => chargeId === paid.id)) ?? attempts.at(-1) ?? null
    const charge = charges.find(({ id }) => id === attempt?.chargeId) ?? null
    const code = charge?.billingType === 'PIX' ? await findPixCode(tx, charge.id) : null
    return { attempt, charge, code }
  })
  const { attempt, charge, code } = found
  // What still comes of a purchase that was given up goes back, and is told by letter.
  if (!attempt || !charge || givenUpAt !== null)
    return paymentOf(null, { now: clock.now(), actor: visitor.actor })
  await lookSoon(parts, charge)
  const picture = code === null ? null : await QRCode.toDataURL(code, { margin: 2, width: 320 })
  const pix = code === null || picture === null ? null : { payload: code, picture }
  return paymentOf({ attempt, charge, pix }, { now: clock.now(), actor: visitor.actor })
}

function isOver(state: PaidCharge['state']): boolean {
  return state === 'confirmed' || state === 'received'
}

/**
 * A repeat of an attempt is answered by what became of it, and never charged.
 *
 * @returns Null for an attempt that is new.
 */
export async function repeatedAttempt(
  parts: CheckoutParts,
  visitor: Visitor,
  { session, attemptId }: { session: StoredSession; attemptId: string },
): Promise<Payment | null> {
  const attempt = await asSystem(parts.charges.db, (tx) => findAttempt(tx, attemptId))
  if (!attempt) return null
  // An id that another browser used tells nothing of theirs.
  if (attempt.sessionId !== session.id) throw new Refusal('missing', 'checkout.session-missing')
  return showPayment(parts, visitor, session)
}

const asked = new Set(['open', 'in-review'])

/** Has the provider asked about an open charge, unless that was done in the last minute. */
async function lookSoon({ charges }: CheckoutParts, charge: PaidCharge): Promise<void> {
  const { db, clock, jobs } = charges
  if (charge.providerId === null || !asked.has(charge.state)) return
  const now = clock.now()
  const since = charge.lastReadAt ?? charge.createdAt
  if (Temporal.Instant.compare(now, since.add({ minutes: 1 })) < 0) return
  await asSystem(db, async (tx) => {
    if (!(await takeReading(tx, charge.id, now))) return
    await jobs.enqueue(tx, lookQueue, { chargeId: charge.id, cause: 'poll' })
  })
}
