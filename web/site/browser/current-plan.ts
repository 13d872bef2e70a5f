import type { Session } from '@lya/contract/people/identity.ts'
import type { PlanName, PlanPeriod } from '@lya/core/commerce/plans/period.ts'

/** Written out, as `connection/caches/kept-session.ts` has it: importing it brings the product. */
const keptSessionKey = 'lya-session'

const nameOf: Record<PlanPeriod, PlanName> = {
  MONTHLY: 'mensal',
  QUARTERLY: 'trimestral',
  YEARLY: 'anual',
}

/**
 * Marks the card of the plan that the visitor has. Nobody is asked for a browser in which nobody
 * has signed in lately, so a stranger's visit costs no call.
 */
export async function markCurrentPlan(page: Document): Promise<void> {
  if (!page.querySelector('[data-current-plan]') || !mayBeSignedIn()) return
  const period = await currentPeriod()
  if (!period) return
  for (const card of page.querySelectorAll(`[data-plan="${nameOf[period]}"]`)) {
    card.setAttribute('aria-current', 'true')
    card.querySelector('[data-current-mark]')?.removeAttribute('hidden')
  }
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(keptSessionKey) !== null
  } catch {
    return false // storage is switched off
  }
}

/** Null for whoever has no plan that is paid, or when it cannot be told. */
async function currentPeriod(): Promise<PlanPeriod | null> {
  try {
    // A guest's question about a subscription would be refused, and stand in the console as such.
    const { session } = await ask<{ session: Session }>('/api/session')
    if (session?.planStatus !== 'ATIVO') return null
    const { plan } = await ask<{ plan: { period: PlanPeriod } | null }>('/api/subscription')
    return plan?.period ?? null
  } catch {
    return null
  }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // The contract of our own server.
  return (await answer.json()) as Answer
}
