import { Refusal } from '@lya/core/refusal.ts'
import type { KeptPlan } from '#commerce/plans/index.ts'

/** Has a refused edit show both versions as the list shows plans; throws whatever came. */
export function showBothPlans(failure: unknown, shown: (plan: KeptPlan) => object): never {
  if (!(failure instanceof Refusal) || failure.code !== 'plan-catalogue.stale') throw failure
  // What `changePlan` says of it.
  const { yours, stored } = failure.data as { yours: KeptPlan; stored: KeptPlan }
  throw new Refusal('conflict', failure.code, {
    data: { yours: shown(yours), stored: shown(stored) },
  })
}
