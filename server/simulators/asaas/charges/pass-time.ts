import { takeDue } from '#simulators/asaas/asaas.store.ts'
import { fallDue, settle } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove } from '#simulators/asaas/charges/charges.ts'
import { makeNext } from '#simulators/asaas/charges/subscriptions.ts'
import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCharge, SimulatedSubscription } from '#simulators/asaas/simulated-charge.ts'

/**
 * What time alone does: an open charge falls overdue, the money of a paid one arrives, a
 * subscription makes its next charge. @returns Whether there may be more.
 */
export async function passTime(call: SimulatedCall): Promise<boolean> {
  const due = await takeDue(call.tx, call.now)
  for (const { kind, data, order } of due) {
    if (kind === 'assinatura') await makeNext(call, data as SimulatedSubscription)
    if (kind !== 'cobranca') continue
    const charge = { ...(data as SimulatedCharge), number: order }
    await keepMove(call, charge.status === 'CONFIRMED' ? settle(charge) : fallDue(charge))
  }
  return due.length > 0
}
