import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { type PlanName, periodOfName, planNames } from '@lya/core/commerce/plans/period.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { chosenPlan } from '#app/paths.ts'

/**
 * The plan that somebody chose on their way here: the change to it is offered once, and the address
 * forgets it.
 *
 * @param offer Opens the change, where it may be made and the plan is not theirs already.
 */
export function useChosenPlan(
  view: SubscriptionView | undefined,
  offer: () => void,
): PlanName | null {
  const [search, setSearch] = useSearchParams()
  const asked = search.get(chosenPlan)
  const named = planNames.find((name) => name === asked) ?? null
  const [chosen, setChosen] = useState<PlanName | null>(null)
  useEffect(() => {
    if (!view || asked === null) return
    setSearch(
      (before) => {
        before.delete(chosenPlan)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    if (named === null || !view.may.change || view.plan?.period === periodOfName(named)) return
    setChosen(named)
    offer()
  }, [view, asked, named, offer, setSearch])
  return chosen
}
