import { partDescription, smallValueRefusal } from '#simulators/asaas/asaas.copy.ts'
import { addThing } from '#simulators/asaas/asaas.store.ts'
import { randomUuid, shortId } from '#simulators/asaas/chance.ts'
import { chargeCard, type SentCard, tokenise } from '#simulators/asaas/charges/cards.ts'
import { confirmCard, review } from '#simulators/asaas/charges/charge-moves.ts'
import { addCharge, keepMove } from '#simulators/asaas/charges/charges.ts'
import { takeCustomer } from '#simulators/asaas/charges/customers.ts'
import { netOf, partsOf } from '#simulators/asaas/charges/fees.ts'
import { refusal } from '#simulators/asaas/refuse.ts'
import { AsaasError, dayOf, type SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type {
  SimulatedCard,
  SimulatedCharge,
  SimulatedInstallment,
} from '#simulators/asaas/simulated-charge.ts'

/** What `POST /payments` and `POST /installments` may carry. */
export interface SentCharge {
  customer?: string
  billingType?: string
  value?: number
  dueDate?: string
  description?: string
  externalReference?: string
  installmentCount?: number
  totalValue?: number
  installmentValue?: number
  discount?: { value?: number; dueDateLimitDays?: number; type?: string }
  fine?: { value?: number; type?: string }
  interest?: { value?: number }
  creditCard?: SentCard
  creditCardHolderInfo?: unknown
  creditCardToken?: string
  remoteIp?: string
}

const billingTypes = ['BOLETO', 'CREDIT_CARD', 'PIX', 'UNDEFINED'] as const
const valueCentsMin = 500

/** Makes one charge, or the parts of a sale; a given card is charged at once or not at all. */
export async function makeCharges(
  call: SimulatedCall,
  sent: SentCharge,
): Promise<{ plan: SimulatedInstallment | null; parts: SimulatedCharge[] }> {
  const wanted = await readSent(call, sent)
  const paying = await cardOf(call, sent)
  const count = Math.max(1, sent.installmentCount ?? 1)
  const plan = count === 1 ? null : await addPlan(call, wanted, count)
  const values = partsOf(wanted.valueCents, count)
  const parts: SimulatedCharge[] = []
  for (const [at, valueCents] of values.entries()) {
    const part = plan && { id: plan.id, number: at + 1, count }
    const made = await addCharge(call, newCharge(call, { ...wanted, valueCents, part }))
    const today = dayOf(call.visibleAt)
    if (paying === null) parts.push(made)
    else {
      const { card, isReviewed } = paying
      const move = isReviewed ? review(made, card) : confirmCard(made, card, today)
      parts.push(await keepMove(call, move))
    }
  }
  return { plan, parts }
}

/** A charge as it comes to be. */
export function newCharge(
  call: SimulatedCall,
  given: {
    customer: string
    billingType: SimulatedCharge['billingType']
    valueCents: number
    dueOn: string
    description: string | null
    reference: string | null
    part: SimulatedCharge['installment']
    subscription?: string
    sent?: SentCharge
  },
): Omit<SimulatedCharge, 'number'> {
  const { part, sent = {} } = given
  const dueOn = Temporal.PlainDate.from(given.dueOn)
    .add({ months: (part?.number ?? 1) - 1 })
    .toString()
  const count = part?.count ?? 1
  return {
    ...{ id: shortId('pay'), createdOn: dayOf(call.visibleAt), customer: given.customer },
    ...{ subscription: given.subscription ?? null, installment: part },
    ...{ billingType: given.billingType, valueCents: given.valueCents },
    netCents: netOf(given.valueCents, given.billingType, count),
    description: part ? partDescription(part.number, count, given.description) : given.description,
    reference: given.reference,
    ...{ status: 'PENDING', deleted: false, dueOn, originalDueOn: dueOn },
    ...{ confirmedOn: null, paidOn: null, receivedOn: null, creditOn: null },
    ...{ card: null, refunds: [], receipt: null, pixTransaction: null, pixQrCode: null },
    discount: { value: 0, dueDateLimitDays: 0, type: 'FIXED', ...sent.discount },
    fine: { value: 0, type: 'FIXED', ...sent.fine },
    interest: { value: 0, ...sent.interest },
  }
}

interface Wanted {
  customer: string
  billingType: SimulatedCharge['billingType']
  valueCents: number
  dueOn: string
  description: string | null
  reference: string | null
  sent: SentCharge
}

/** One no at a time, in the provider's order. */
async function readSent(call: SimulatedCall, sent: SentCharge): Promise<Wanted> {
  const { id } = await takeCustomer(call, sent.customer)
  const billingType = billingTypes.find((type) => type === sent.billingType)
  if (!billingType) throw refusal('billingType')
  const count = sent.installmentCount ?? 1
  const total = sent.totalValue ?? (sent.installmentValue ?? Number.NaN) * count
  const reais = count > 1 ? total : (sent.value ?? total)
  if (!Number.isFinite(reais) || reais <= 0) throw refusal('value')
  const valueCents = Math.round(reais * 100)
  if (Math.floor(valueCents / count) < valueCentsMin) {
    throw new AsaasError('invalid_value', smallValueRefusal(reais.toFixed(2).replace('.', ',')))
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(sent.dueDate ?? '')) throw refusal('dueDate')
  const dueOn = sent.dueDate ?? ''
  if (dueOn < dayOf(call.now)) throw refusal('pastDueDate')
  return {
    ...{ customer: id, billingType, valueCents, dueOn, sent },
    description: sent.description ?? null,
    reference: sent.externalReference ?? null,
  }
}

/** The card that is to be charged; null when the payer gives it later, on the provider's page. */
export async function cardOf(
  call: SimulatedCall,
  sent: SentCharge,
): Promise<{ card: SimulatedCard; isReviewed: boolean } | null> {
  const { customer = '', creditCard, creditCardToken } = sent
  if (sent.billingType !== 'CREDIT_CARD') return null
  if (creditCard && creditCardToken) throw refusal('tokenAndCard')
  if (!creditCard && !creditCardToken) return null
  if (!sent.remoteIp) throw refusal('remoteIp')
  if (creditCardToken) return chargeCard(call, { customer, token: creditCardToken })
  const card = creditCard ?? {}
  const { token } = await tokenise(call, { customer, card, holder: sent.creditCardHolderInfo })
  return chargeCard(call, { customer, token })
}

async function addPlan(
  call: SimulatedCall,
  wanted: Wanted,
  count: number,
): Promise<SimulatedInstallment> {
  const { customer, billingType, valueCents, description, dueOn } = wanted
  const plan = {
    ...{ id: randomUuid(), createdOn: dayOf(call.visibleAt), customer, billingType, valueCents },
    ...{ count, description, dueOn, deleted: false },
  }
  await addThing(call.tx, {
    ...{ id: plan.id, kind: 'parcelamento', data: plan, customer },
    visibleAt: call.visibleAt,
  })
  return plan
}
