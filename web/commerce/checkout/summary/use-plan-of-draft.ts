import type { Plan } from '@lya/contract/commerce/plans.ts'
import { useLocation, useNavigate } from 'react-router'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'

/** The plan that a draft names, while it is sold; choosing another one changes the address too. */
export function usePlanOfDraft(
  draft: Draft,
  plans: readonly Plan[],
  change: (change: Partial<Draft>) => void,
): { plan: Plan; choose: (plan: Plan) => void } {
  const navigate = useNavigate()
  const location = useLocation()
  const [first] = plans
  // The page shows no form without a plan.
  if (!first) throw new Error('a checkout needs a plan to sell')
  const choose = (plan: Plan) => {
    // Each plan begins with a number of parts of its own.
    change({ plan: plan.slug, installments: null })
    const query = new URLSearchParams(location.search)
    query.set('plan', plan.slug)
    const next = { pathname: location.pathname, search: `?${query}` }
    const state: unknown = location.state
    void navigate(next, { state, replace: true, preventScrollReset: true })
  }
  return { plan: plans.find(({ slug }) => slug === draft.plan) ?? first, choose }
}
