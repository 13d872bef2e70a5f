import {
  affiliatesRoutes,
  mountProofs,
  payerOf,
  payoutsRoutes,
} from '#backoffice/affiliates/index.ts'
import { checkoutSettingsRoutes, type ProviderNow } from '#backoffice/checkout-settings/index.ts'
import { mountPaymentsExport, paymentsRoutes } from '#backoffice/payments/index.ts'
import type { PersonParts } from '#backoffice/person/index.ts'
import { planCatalogueRoutes } from '#backoffice/plans/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Admit } from '#platform/http/admit.ts'

/** What commerce lends to those who run it. */
export interface LentByCommerce {
  findProvider(): Promise<ProviderNow>
  /** Has what waits of these senders done now. */
  wakeEvents(senders: string[]): void
  /** Where subscriptions are charged. */
  desk: PersonParts['desk']
}

/** What is sold, how it is paid, and who earns of it. */
export function openTrade(ground: Ground, lent: LentByCommerce & { admit: Admit }) {
  const { db, clock, config, key, publicUrl, settings, jobs, realtime } = ground
  const hasOtherProvider = settings.asaas !== null || settings.hasSimulators
  const payer = payerOf(settings)
  const { trustedProxies, publicUrl: ownOrigin } = settings
  const { findProvider, wakeEvents } = lent
  const edge = { db, clock, admit: lent.admit, trustedProxies }
  return {
    routes: {
      plans: planCatalogueRoutes({ config }),
      checkoutSettings: checkoutSettingsRoutes({
        ...{ config, key, publicUrl, hasOtherProvider },
        findProvider,
      }),
      payments: paymentsRoutes({ jobs, wakeEvents, findProvider }),
      affiliates: { ...affiliatesRoutes({ jobs }), ...payoutsRoutes({ payer }) },
    },
    mounts: [
      mountPaymentsExport(edge),
      mountProofs({ ...edge, realtime, payer, publicUrl: ownOrigin }),
    ],
  }
}
