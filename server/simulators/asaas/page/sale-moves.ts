import {
  chargeBack,
  fallDue,
  giveBack,
  type Move,
  pay,
  reprove,
  winDispute,
} from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, listGroup, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { missing } from '#simulators/asaas/refuse.ts'
import { dayOf, type SimulatedCall, stampOf } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

export const saleActions = [
  ...['pay', 'decline', 'expire', 'refund', 'dispute', 'win', 'replay'],
] as const as readonly SaleAction[]
export type SaleAction = 'pay' | 'decline' | 'expire' | 'refund' | 'dispute' | 'win' | 'replay'

const moves: Readonly<
  Record<Exclude<SaleAction, 'replay'>, (charge: SimulatedCharge, call: SimulatedCall) => Move>
> = {
  pay: (charge, { now }) => pay(charge, dayOf(now)),
  decline: reprove,
  expire: fallDue,
  refund: (charge, { now }) =>
    giveBack(charge, { valueCents: null, description: null, at: stampOf(now) }),
  dispute: chargeBack,
  win: winDispute,
}

/** A bank may dispute one part of a sale, and decides on what it disputed. */
const isAbout: Partial<Record<SaleAction, (part: SimulatedCharge) => boolean>> = {
  dispute: ({ status }) => !status.includes('CHARGEBACK'),
  win: ({ status }) => status.includes('CHARGEBACK'),
}

/** Does to every part of a sale that it is about what a person asked for, or to none. */
export async function moveSale(
  call: SimulatedCall,
  { id, action }: { id: string; action: Exclude<SaleAction, 'replay'> },
): Promise<void> {
  const parts = await partsOfSale(call, id)
  const standing = parts.filter(({ status }) => status !== 'REFUNDED')
  const about = standing.filter((part) => isAbout[action]?.(part) ?? true)
  // Without any of them the provider says itself that it cannot be.
  const made = (about.length > 0 ? about : standing).map((part) => moves[action](part, call))
  for (const move of made) await keepMove(call, move)
}

export async function partsOfSale(call: SimulatedCall, id: string): Promise<SimulatedCharge[]> {
  if (id.startsWith('pay_')) return [await takeCharge(call, id)]
  const parts = (await listGroup(call, id)).reverse()
  if (parts.length === 0) throw missing()
  return parts
}
