import {
  type ChargeParts,
  dropCharge,
  findCard,
  findCustomer,
  makeCharge,
  refundCharge,
} from '#commerce/charges/index.ts'
import { addReconciliationJobs } from '#commerce/reconciliation/index.ts'
import {
  addSubscriptionJobs,
  type ChargeDesk,
  mountNewCard,
  subscriptionsRoutes,
} from '#commerce/subscriptions/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Mount } from '#platform/http/edge.ts'

/** Joins subscriptions to the charges, by which they are renewed, changed and given back. */
export function openSubscriptions(
  ground: Ground,
  { charges, admit }: { charges: ChargeParts; admit: Admit },
): {
  routes: { subscriptions: ReturnType<typeof subscriptionsRoutes> }
  mounts: Mount[]
  desk: ChargeDesk
} {
  const { db, clock, log, jobs, events, realtime, settings } = ground
  const { trustedProxies, publicUrl: ownOrigin, operator } = settings
  const desk = deskOf(charges)
  const parts = {
    ...{ db, clock, log, jobs, events, desk, config: charges.config },
    announce: (userId: string) => realtime.announce(userId, ['subscription', 'profile'], null),
  }
  addSubscriptionJobs(parts)
  addReconciliationJobs(charges)
  return {
    desk,
    routes: { subscriptions: subscriptionsRoutes({ ...parts, operator }) },
    mounts: [mountNewCard({ ...parts, charges, ownOrigin, trustedProxies, admit })],
  }
}

function deskOf(charges: ChargeParts): ChargeDesk {
  const cause = 'subscription'
  return {
    environment: async () => (await charges.findGateway())?.environment ?? null,
    isKnown: async (tx, { userId, environment, cardTokenId }) => {
      if (cardTokenId === null) return (await findCustomer(tx, { userId, environment })) !== null
      const card = await findCard(tx, cardTokenId)
      return card?.userId === userId && card.environment === environment
    },
    make: (wanted) => makeCharge(charges, wanted),
    drop: async (chargeId) => {
      await dropCharge(charges, chargeId, cause)
    },
    refund: async (chargeId) => {
      await refundCharge(charges, { chargeId, totalCents: null, reason: 'pedido', cause })
    },
  }
}
