import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { useQuery } from '@tanstack/react-query'
import { mayTryAgain, waitsMs } from '#commerce/checkout/patiently.ts'
import { client } from '#connection/calls/client.ts'
import { settledReferral } from '#connection/referral/referral.ts'

export const visitKey = ['checkout-visit'] as const

/** Opens the checkout of this browser once, or takes up the one that it left. */
export function useOpenCheckout(plan: PlanName | null, search: string, isWanted: boolean) {
  return useQuery({
    queryKey: visitKey,
    queryFn: async () => {
      const ref = await settledReferral(search)
      return client.checkout.open({ ...(plan ? { plan } : {}), ...(ref ? { ref } : {}) })
    },
    enabled: isWanted,
    retry: (failures, failure) => failures < waitsMs.length && mayTryAgain(failure),
    retryDelay: (failures) => waitsMs[failures] ?? 0,
    staleTime: Number.POSITIVE_INFINITY,
    // Who comes back has typed more since.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
