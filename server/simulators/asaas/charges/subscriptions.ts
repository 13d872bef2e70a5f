import { addThing, changeThing, takeThing } from '#simulators/asaas/asaas.store.ts'
import { shortId } from '#simulators/asaas/chance.ts'
import { chargeCard } from '#simulators/asaas/charges/cards.ts'
import { confirmCard, fallDue, remove } from '#simulators/asaas/charges/charge-moves.ts'
import { addCharge, keepMove, listGroup, tell } from '#simulators/asaas/charges/charges.ts'
import { takeCustomer } from '#simulators/asaas/charges/customers.ts'
import { cardOf, newCharge, type SentCharge } from '#simulators/asaas/charges/make-charges.ts'
import { missing, refusal } from '#simulators/asaas/refuse.ts'
import { AsaasError, dayOf, type SimulatedCall, startOf } from '#simulators/asaas/simulated-call.ts'
import { reais, type SimulatedSubscription } from '#simulators/asaas/simulated-charge.ts'

/** What may be sent of a subscription. */
export interface SentSubscription extends SentCharge {
  nextDueDate?: string
  cycle?: string
  endDate?: string
  status?: string
}

const cycles: Readonly<Record<string, Temporal.DurationLike>> = {
  WEEKLY: { weeks: 1 },
  BIWEEKLY: { weeks: 2 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  SEMIANNUALLY: { months: 6 },
  YEARLY: { years: 1 },
}

/** How long before its due date a charge is made. */
const daysBefore = 40

/** Makes the first charge at once, and names the one after it as the next. */
export async function addSubscription(
  call: SimulatedCall,
  sent: SentSubscription,
): Promise<SimulatedSubscription> {
  const { id: customer } = await takeCustomer(call, sent.customer)
  const { billingType } = sent
  if (billingType !== 'BOLETO' && billingType !== 'CREDIT_CARD' && billingType !== 'PIX') {
    throw refusal('billingType')
  }
  if (typeof sent.value !== 'number' || sent.value <= 0) throw refusal('value')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(sent.nextDueDate ?? '')) throw refusal('dueDate')
  if (!cycles[sent.cycle ?? '']) throw refusal('cycle')
  const paying = await cardOf(call, sent)
  const subscription: SimulatedSubscription = {
    ...{ id: shortId('sub'), createdOn: dayOf(call.now), customer, billingType },
    ...{ valueCents: Math.round(sent.value * 100), cycle: sent.cycle ?? '' },
    ...{ description: sent.description ?? null, reference: sent.externalReference ?? null },
    ...{ status: 'ACTIVE', deleted: false, nextDueOn: sent.nextDueDate ?? '' },
    ...{ endOn: sent.endDate ?? null, card: paying?.card ?? null },
  }
  await addThing(call.tx, {
    ...{ id: subscription.id, kind: 'assinatura', data: subscription, customer },
    ...{ reference: subscription.reference, visibleAt: call.visibleAt },
  })
  const made = await makeNext(call, subscription)
  await tellSubscription(call, 'SUBSCRIPTION_CREATED', made)
  return made
}

/** Time alone makes the charges that come to be due. */
export async function makeNext(
  call: SimulatedCall,
  subscription: SimulatedSubscription,
): Promise<SimulatedSubscription> {
  const { nextDueOn, cycle, card } = subscription
  const made = await addCharge(
    call,
    newCharge(call, {
      ...subscription,
      dueOn: nextDueOn,
      part: null,
      subscription: subscription.id,
    }),
  )
  if (card && nextDueOn <= dayOf(call.now)) await chargeNow(call, made, card.token)
  const next = Temporal.PlainDate.from(nextDueOn)
    .add(cycles[cycle] ?? {})
    .toString()
  const isOver = subscription.endOn !== null && next > subscription.endOn
  const kept = { ...subscription, nextDueOn: next, status: isOver ? 'EXPIRED' : 'ACTIVE' } as const
  await changeThing(call.tx, kept.id, { data: kept, nextAt: nextChargeAt(kept) })
  return kept
}

/** A card that says no leaves its charge overdue; nobody tries again. */
async function chargeNow(
  call: SimulatedCall,
  charge: Parameters<typeof fallDue>[0],
  token: string,
): Promise<void> {
  try {
    const { card } = await chargeCard(call, { customer: charge.customer, token })
    await keepMove(call, confirmCard(charge, card, dayOf(call.now)))
  } catch (error) {
    if (!(error instanceof AsaasError)) throw error
    await keepMove(call, fallDue(charge))
  }
}

export async function takeSubscription(
  { tx, now }: SimulatedCall,
  id: string,
): Promise<SimulatedSubscription> {
  const found = await takeThing<SimulatedSubscription>(tx, { kind: 'assinatura', id, now })
  if (!found) throw missing()
  return found.data
}

/** Reaches the charges that are made from now on. */
export async function changeSubscription(
  call: SimulatedCall,
  id: string,
  sent: SentSubscription,
): Promise<SimulatedSubscription> {
  const kept = await takeSubscription(call, id)
  const { status, value, nextDueDate } = sent
  const changed: SimulatedSubscription = {
    ...kept,
    ...(value !== undefined && { valueCents: Math.round(value * 100) }),
    ...(nextDueDate !== undefined && { nextDueOn: nextDueDate }),
    ...((status === 'ACTIVE' || status === 'INACTIVE') && { status }),
  }
  await changeThing(call.tx, id, { data: changed, nextAt: nextChargeAt(changed) })
  const event = changed.status === 'INACTIVE' ? 'SUBSCRIPTION_INACTIVATED' : 'SUBSCRIPTION_UPDATED'
  await tellSubscription(call, event, changed)
  return changed
}

/** Its open charges go with it. */
export async function removeSubscription(call: SimulatedCall, id: string): Promise<void> {
  const kept = await takeSubscription(call, id)
  if (kept.deleted) throw missing()
  const gone = { ...kept, deleted: true, status: 'INACTIVE' } as const
  await changeThing(call.tx, id, { data: gone, nextAt: null })
  await tellSubscription(call, 'SUBSCRIPTION_DELETED', gone)
  for (const charge of await listGroup(call, id)) {
    const isOpen = charge.status === 'PENDING' || charge.status === 'OVERDUE'
    if (isOpen) await keepMove(call, remove(charge))
  }
}

function nextChargeAt({ status, deleted, nextDueOn }: SimulatedSubscription) {
  if (deleted || status !== 'ACTIVE') return null
  return startOf(Temporal.PlainDate.from(nextDueOn).subtract({ days: daysBefore }).toString())
}

export function subscriptionBody(subscription: SimulatedSubscription): Record<string, unknown> {
  const { id, createdOn, customer, cycle, description, billingType, deleted } = subscription
  return {
    ...{ object: 'subscription', id, dateCreated: createdOn, customer, paymentLink: null },
    ...{ value: reais(subscription.valueCents), nextDueDate: subscription.nextDueOn, cycle },
    ...{ description, billingType, deleted, status: subscription.status },
    ...{ externalReference: subscription.reference, checkoutSession: null },
    sendPaymentByPostalService: false,
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    split: null,
  }
}

/** The events of subscriptions write their days as people do. */
async function tellSubscription(
  call: SimulatedCall,
  event: string,
  subscription: SimulatedSubscription,
): Promise<void> {
  const asPeopleDo = (day: string): string => day.split('-').reverse().join('/')
  const body = {
    ...subscriptionBody(subscription),
    dateCreated: asPeopleDo(subscription.createdOn),
    nextDueDate: asPeopleDo(subscription.nextDueOn),
  }
  await tell(call, { event, subject: subscription.id, about: { subscription: body } })
}
