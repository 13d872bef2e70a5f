import { viaCep } from '#adapters/viacep/viacep.ts'
import { addChargeJobs, openChargeWebhook } from '#commerce/charges/index.ts'
import {
  addReminderJobs,
  buyersOf,
  type CheckoutParts,
  checkoutRoutes,
  mountCheckout,
  mountStopReminders,
  noAddressBook,
} from '#commerce/checkout/index.ts'
import { plansRoutes } from '#commerce/plans/index.ts'
import { addReferralJobs, referralRoutes } from '#commerce/referral/index.ts'
import type { LentByCommerce } from '#main/backoffice/open-trade.ts'
import { openGateway } from '#main/open-gateway.ts'
import { openSubscriptions } from '#main/open-subscriptions.ts'
import type { Area, Ground } from '#main/parts.ts'
import type { Admit } from '#platform/http/admit.ts'
import type { Authenticate } from '#platform/http/context.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

/** What is sold, and how it is paid. */
export async function openCommerce(
  ground: Ground,
  {
    authenticate,
    admit,
    isBrowserOf,
  }: { authenticate: Authenticate; admit: Admit; isBrowserOf: CheckoutParts['isBrowserOf'] },
): Promise<Area<'plans' | 'checkout' | 'referrals' | 'subscriptions'> & { lent: LentByCommerce }> {
  const { db, clock, log, key, jobs, events, realtime, settings, publicUrl, config } = ground
  const gateway = await openGateway(ground, config)
  const { findGateway, findToken } = gateway
  const charges = {
    ...{ db, clock, log, key, jobs, events, config, findGateway },
    buyers: buyersOf({ events }),
    announce: (whose: { userId: string | null; sessionId: string | null }) => {
      if (whose.sessionId !== null) realtime.announce(whose.sessionId, ['checkout'], null)
      if (whose.userId !== null) realtime.announce(whose.userId, ['subscription', 'profile'], null)
    },
    tellOperators: () => realtime.announce(everyOperator, ['admin:payments'], null),
  }
  addChargeJobs(charges)
  addReferralJobs(jobs, { db, clock, events })
  const webhook = openChargeWebhook({ ...charges, findToken })
  const addresses = settings.hasAddressLookup ? viaCep() : noAddressBook
  const checkout = { charges, addresses, publicUrl, isBrowserOf }
  addReminderJobs({ ...checkout, sendMail: ground.sendMail })
  const { trustedProxies, publicUrl: ownOrigin } = settings
  const edge = { ownOrigin, trustedProxies, authenticate, realtime }
  const subscriptions = openSubscriptions(ground, { charges, admit })
  return {
    routes: {
      plans: plansRoutes({ config }),
      checkout: checkoutRoutes(checkout),
      referrals: referralRoutes({ publicUrl, jobs }),
      ...subscriptions.routes,
    },
    mounts: [
      webhook.mount,
      ...gateway.mounts,
      mountCheckout({ ...checkout, ...edge }),
      mountStopReminders(checkout),
      ...subscriptions.mounts,
    ],
    lent: {
      ...{ findProvider: gateway.findProvider, wakeEvents: webhook.wake },
      desk: subscriptions.desk,
    },
    close: async () => {
      await webhook.close()
      await gateway.close()
    },
  }
}
