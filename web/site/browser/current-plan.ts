import type { Session } from '@lya/contract/people/identity.ts'
import type { PlanName, PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import { ask } from '#site/browser/signed-in.ts'

const nameOf: Record<PlanPeriod, PlanName> = {
  MONTHLY: 'mensal',
  QUARTERLY: 'trimestral',
  YEARLY: 'anual',
}

/** Marks the card of the plan that the visitor has, where the page has cards; it sells nothing. */
export async function markCurrentPlan(page: Document, asked: Promise<Session>): Promise<void> {
  if (!page.querySelector('[data-current-plan]')) return
  const period = await currentPeriod(await asked)
  if (!period) return
  for (const card of page.querySelectorAll(`[data-plan="${nameOf[period]}"]`)) {
    card.setAttribute('aria-current', 'true')
    card.querySelector('[data-current-mark]')?.removeAttribute('hidden')
    const action = card.querySelector('a')
    action?.setAttribute('href', '/profile?aba=assinatura')
    action?.replaceChildren('Ver minha assinatura')
  }
}

/** Null for whoever has no plan that is paid, or when it cannot be told. */
async function currentPeriod(session: Session): Promise<PlanPeriod | null> {
  // A guest's question about a subscription would be refused, and stand in the console as such.
  if (session?.planStatus !== 'ATIVO') return null
  try {
    const { plan } = await ask<{ plan: { period: PlanPeriod } | null }>('/api/subscription')
    return plan?.period ?? null
  } catch {
    return null
  }
}
