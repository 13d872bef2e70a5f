import {
  addThing,
  changeThing,
  type Filter,
  listThings,
  takeThing,
} from '#simulators/asaas/asaas.store.ts'
import { fraction } from '#simulators/asaas/chance.ts'
import { chargeBody } from '#simulators/asaas/charges/charge-body.ts'
import { type Move, nextMoveAt } from '#simulators/asaas/charges/charge-moves.ts'
import { missing } from '#simulators/asaas/refuse.ts'
import { type SimulatedCall, stampOf } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'
import { addEvent } from '#simulators/asaas/webhooks/events.store.ts'

/** More parts than any sale may have. */
const partsMax = 30

/** Makes a charge and tells so. */
export async function addCharge(
  call: SimulatedCall,
  charge: Omit<SimulatedCharge, 'number'>,
): Promise<SimulatedCharge> {
  const { order, data } = await addThing(call.tx, {
    id: charge.id,
    kind: 'cobranca',
    data: { ...charge, number: 0 },
    reference: charge.reference,
    customer: charge.customer,
    group: charge.installment?.id ?? charge.subscription,
    visibleAt: call.visibleAt,
    nextAt: nextMoveAt({ ...charge, number: 0 }),
  })
  const made = { ...data, number: order }
  await tellCharge(call, 'PAYMENT_CREATED', made)
  return made
}

/** Keeps what a charge has become, and tells so. */
export async function keepMove(
  call: SimulatedCall,
  { charge, events }: Move,
): Promise<SimulatedCharge> {
  await changeThing(call.tx, charge.id, { data: charge, nextAt: nextMoveAt(charge) })
  for (const event of events) await tellCharge(call, event, charge)
  return charge
}

/** Holds the charge until the transaction ends. @throws AsaasError (404) when there is none. */
export async function takeCharge(call: SimulatedCall, id: string): Promise<SimulatedCharge> {
  const { tx, now } = call
  const found = await takeThing<SimulatedCharge>(tx, { kind: 'cobranca', id, now })
  if (!found) throw missing()
  return { ...found.data, number: found.order }
}

/** Newest first. */
export async function listCharges(
  { tx, visibleAt }: SimulatedCall,
  wanted: { filter: Filter; limit: number; offset: number },
): Promise<{ total: number; charges: SimulatedCharge[] }> {
  const { total, things } = await listThings<SimulatedCharge>(tx, {
    ...{ kind: 'cobranca', now: visibleAt, ...wanted },
  })
  return { total, charges: things.map(({ data, order }) => ({ ...data, number: order })) }
}

/** The parts of a sale or the charges of a subscription, newest first, without the deleted. */
export async function listGroup(call: SimulatedCall, group: string): Promise<SimulatedCharge[]> {
  const filter = { group, where: { deleted: false } }
  return (await listCharges(call, { filter, limit: partsMax, offset: 0 })).charges
}

async function tellCharge(
  call: SimulatedCall,
  event: string,
  charge: SimulatedCharge,
): Promise<void> {
  await tell(call, { event, subject: charge.id, about: { payment: chargeBody(charge) } })
}

/** Puts a webhook into the queue; some are lost, when the simulator was told to lose them. */
export async function tell(
  { tx, visibleAt, state, accountId }: SimulatedCall,
  { event, subject, about }: { event: string; subject: string; about: Record<string, unknown> },
): Promise<void> {
  const isLost = fraction(`lost ${event} ${subject}`) * 100 < state.lostPercent
  const account = { id: accountId, ownerId: null }
  await addEvent(tx, {
    ...{ event, subject, nextAt: visibleAt, createdAt: visibleAt },
    fate: isLost ? 'perdido' : 'pendente',
    body: { event, dateCreated: stampOf(visibleAt), account, ...about },
  })
}
