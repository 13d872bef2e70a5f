import { assert } from '@lya/core/assert.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import {
  activateCard,
  type Buyers,
  listSessionCharges,
  ownCustomer,
} from '#commerce/charges/index.ts'
import {
  findPerson,
  findSession,
  lockPlanState,
} from '#commerce/checkout/session/sessions.queries.ts'
import { updateSession } from '#commerce/checkout/session/sessions.store.ts'
import { openAccount } from '#people/identity/index.ts'
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
      const known = session.userId ?? (await findPerson(tx, session.email))?.userId
      const { name, email, phone, passwordHash, referralCode, isOwnLink } = session
      const buyer = { name, email, phone, passwordHash, referralCode, isOwnLink }
      const userId = known ?? (await openAccount({ tx, clock, events }, buyer))
      // Payments for one person pass here one after the other: the second finds the plan live.
      const state = await lockPlanState(tx, userId)
      const others = await listSessionCharges(tx, [session.id])
      const hasIt =
        state === 'ATIVO' || others.some((other) => other.id !== charge.id && isPaid(other.state))
      if (hasIt) return { userId, hasIt }
      const at = clock.now()
      const { environment, customerId, cardTokenId } = charge
      await ownCustomer(tx, { environment, customerId, userId, at })
      if (cardTokenId !== null) await activateCard(tx, { id: cardTokenId, userId, at })
      // The password has done its work: it is the account's now, or nobody's.
      await updateSession(tx, session.id, { userId, passwordHash: null })
      return { userId, hasIt }
    },
  }
}
