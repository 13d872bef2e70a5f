import { Refusal } from '@lya/core/refusal.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { checkoutCookie } from '#commerce/checkout/session/cookie.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { findOwnSession } from '#commerce/checkout/session/sessions.queries.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * The session of this id, for its own browser.
 *
 * @throws Refusal `checkout.session-missing` for everybody else: whose it is, and whether it is
 *   there at all, is the same "no" to them.
 */
export async function ownSession(
  { charges, publicUrl }: CheckoutParts,
  headers: Headers,
  id: string,
): Promise<StoredSession> {
  const browser = checkoutCookie(publicUrl).read(headers)
  const session = await asSystem(charges.db, (tx) => findOwnSession(tx, { id, browser }))
  if (!session) throw new Refusal('missing', 'checkout.session-missing')
  return session
}
