import { assert } from '@lya/core/assert.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  activateCard,
  type Buyers,
  findCustomer,
  lendCard,
  listSessionCharges,
  ownCustomer,
} from '#commerce/charges/index.ts'
import { readComplete } from '#commerce/checkout/session/assert-complete.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import {
  findPerson,
  findSession,
  lockPlanState,
} from '#commerce/checkout/session/sessions.queries.ts'
import { updateSession } from '#commerce/checkout/session/sessions.store.ts'
import { type Buyer, openAccount } from '#people/identity/index.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'

/**
 * Makes sure of the person behind a first payment: who was signed in, whose e-mail it is, or
 * somebody new. Paying proves no identity, so nothing changes in a profile that exists.
 */
export function buyersOf({ events }: { events: TransactionEvents }): Buyers {
  return {
    settle: async ({ tx, clock }, charge) => {
      assert(charge.sessionId !== null, 'a purchase comes from a checkout')
      const session = await findSession(tx, charge.sessionId)
      assert(session, 'a checkout that was paid is kept')
      const known = session.userId ?? (await findPerson(tx, session.email))?.userId ?? null
      // Nobody is sold what they gave up, and nobody's account is opened for it.
      if (session.givenUpAt !== null) return { userId: known, isSurplus: true }
      const buyer = buyerOf(session)
      // Money for a form that was half emptied since: there is nobody to sell to.
      const userId = known ?? (buyer && (await openAccount({ tx, clock, events }, buyer)))
      if (userId === null) return { userId, isSurplus: true }
      // Payments for one person pass here one after the other: the second finds the plan live.
      const plan = await lockPlanState(tx, userId)
      const others = await listSessionCharges(tx, [session.id])
      const hasIt =
        plan?.state === 'ATIVO' ||
        others.some((other) => other.id !== charge.id && isPaid(other.state))
      // A code that was copied before may be paid after the account's end was asked for.
      const isSurplus = hasIt || plan?.isLeaving === true
      if (isSurplus) return { userId, isSurplus }
      const at = clock.now()
      const { environment, customerId, cardTokenId } = charge
      // A guest who pays for an account that was there already may be anybody.
      const isOwn = session.userId !== null || known === null
      if (isOwn || (await findCustomer(tx, { userId, environment })) === null) {
        await ownCustomer(tx, { environment, customerId, userId, at })
      }
      const keep = isOwn ? activateCard : lendCard
      if (cardTokenId !== null) await keep(tx, { id: cardTokenId, userId, at })
      // The password has done its work: it is the account's now, or nobody's.
      await updateSession(tx, session.id, { userId, passwordHash: null })
      return { userId, isSurplus }
    },
    gaveUp: async (tx, { sessionId }) =>
      sessionId !== null && (await findSession(tx, sessionId))?.givenUpAt != null,
  }
}

/** Who is to have an account, in the forms that it keeps; null while step 1 is not complete. */
function buyerOf(session: StoredSession): Buyer | null {
  const read = readComplete(session)
  if (read instanceof Refusal) return null
  const { name, email, phone } = read
  const { passwordHash, referralCode, isOwnLink } = session
  return { name, email, phone, passwordHash, referralCode, isOwnLink }
}
