import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { dayOf, timeOf } from '#connection/clock.ts'
import type { Standing } from '../standing.copy.ts'
import { leavingCopy as copy, statusNames } from '../subscription.copy.ts'
import { dayText } from '../subscription.model.ts'

/**
 * How a plan stands while its account waits for its end: nothing of it can be used, and nothing new
 * is bought. Null where that wait changes nothing.
 */
export function leavingStanding(view: SubscriptionView, leavesAt: string): Standing | null {
  const { status, accessUntil, plan } = view
  const isPaid = status === 'active' || status === 'cancelled'
  if (view.isHeld || status === 'charged-back' || (view.isConfirming && !isPaid)) return null
  const end = `Em ${dayText(dayOf(leavesAt))}, tudo é apagado.`
  if (status === 'refunded') {
    const text = `Devolvemos o seu pagamento, e nada mais é cobrado. ${end}`
    return { name: statusNames.refunded, tone: 'off', text }
  }
  const standing = { name: copy.name, tone: 'off' } as const
  if (status === 'trial')
    return { ...standing, text: `Você não tem um plano, e nada é cobrado. ${end}` }
  if (!isPaid || !plan || !accessUntil) return { ...standing, text: `Nada mais é cobrado. ${end}` }
  if (view.payments.some(({ state }) => state === 'refunding')) {
    // What is on its way back buys nothing any more, whoever stays.
    return { ...standing, text: `Seu reembolso está a caminho, e nada mais é cobrado. ${end}` }
  }
  const kept = `Se você ficar, o ${plan.name} volta e vale até ${dayText(accessUntil)}.`
  return { ...standing, text: `Você não usa mais o plano, e nada mais é cobrado. ${end} ${kept}` }
}

/** The end of a day, or of the account where that comes on it or before. */
export function lastMoment(day: string, leavesAt: string): string {
  const lastDay = dayOf(leavesAt)
  return day < lastDay ? dayText(day) : `${dayText(lastDay)}, às ${timeOf(leavesAt)}`
}
