import { type Answer, listBody, pageOf, type Route } from '#simulators/asaas/api/route.ts'
import { chargeBody } from '#simulators/asaas/charges/charge-body.ts'
import {
  askForAccount,
  confirmCard,
  fallDue,
  giveBack,
  type Move,
  pay,
  remove,
  review,
} from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, listCharges, listGroup, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { cardOf, makeCharges, type SentCharge } from '#simulators/asaas/charges/make-charges.ts'
import { pixPayload, pixPicture } from '#simulators/asaas/charges/pix-code.ts'
import { slipLine } from '#simulators/asaas/charges/slip-line.ts'
import { refusal } from '#simulators/asaas/refuse.ts'
import { dayOf, type SimulatedCall, stampOf } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

/** What a charge's own routes do to it. */
const moving =
  (move: (charge: SimulatedCharge, call: SimulatedCall) => Move): Route['answer'] =>
  async (call, { id }) =>
    chargeBody(await keepMove(call, move(await takeCharge(call, id), call)))

export const paymentRoutes: readonly Route[] = [
  { method: 'POST', path: '/payments', answer: createPayment },
  { method: 'GET', path: '/payments', answer: listPayments },
  {
    method: 'GET',
    path: '/payments/:id',
    answer: async (call, { id }) => chargeBody(await takeCharge(call, id)),
  },
  {
    method: 'DELETE',
    path: '/payments/:id',
    answer: async (call, { id }) => {
      const charge = await takeCharge(call, id)
      await keepMove(call, remove(charge))
      return { deleted: true, id }
    },
  },
  {
    method: 'GET',
    path: '/payments/:id/status',
    answer: async (call, { id }) => ({ status: (await takeCharge(call, id)).status }),
  },
  { method: 'GET', path: '/payments/:id/pixQrCode', answer: readPixCode },
  { method: 'GET', path: '/payments/:id/identificationField', answer: readSlip },
  { method: 'POST', path: '/payments/:id/payWithCreditCard', answer: payWithCard },
  {
    method: 'POST',
    path: '/payments/:id/refund',
    answer: async (call, { id, body }) => {
      const charge = await takeCharge(call, id)
      if (charge.billingType === 'BOLETO') throw refusal('refundSlip')
      return chargeBody(await keepMove(call, giveBack(charge, refundOf(call, body))))
    },
  },
  {
    method: 'POST',
    path: '/payments/:id/bankSlip/refund',
    answer: async (call, { id, pagesUrl }) => {
      await keepMove(call, askForAccount(await takeCharge(call, id)))
      return { requestUrl: `${pagesUrl}/reembolso/${id}` }
    },
  },
  {
    method: 'POST',
    path: '/sandbox/payment/:id/confirm',
    answer: moving((charge, { now }) => pay(charge, dayOf(now))),
  },
  { method: 'POST', path: '/sandbox/payment/:id/overdue', answer: moving(fallDue) },
]

async function createPayment(call: SimulatedCall, { body }: { body: Answer }): Promise<Answer> {
  const { parts } = await makeCharges(call, body as SentCharge)
  const [first] = parts
  return first ? chargeBody(first) : {}
}

async function listPayments(
  call: SimulatedCall,
  request: Parameters<Route['answer']>[1],
): Promise<Answer> {
  const page = pageOf(request)
  const { query } = request
  const { total, charges } = await listCharges(call, {
    ...page,
    filter: {
      reference: query.externalReference,
      customer: query.customer,
      group: query.installment ?? query.subscription,
      where: { ...(query.status && { status: query.status }), deleted: false },
    },
  })
  return listBody(page, total, charges.map(chargeBody))
}

async function readPixCode(call: SimulatedCall, { id }: { id: string }): Promise<Answer> {
  const charge = await takeCharge(call, id)
  const isOpen = charge.status === 'PENDING' || charge.status === 'OVERDUE'
  const isPix = charge.billingType === 'PIX' || charge.billingType === 'UNDEFINED'
  if (!isPix || !isOpen || charge.deleted) throw refusal('pix')
  const payload = pixPayload(charge)
  return {
    encodedImage: await pixPicture(payload),
    payload,
    // Not the deadline of a checkout: the code stays payable for a year.
    expirationDate: `${yearAfter(charge.dueOn)} 23:59:59`,
    description: charge.description,
  }
}

function yearAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ years: 1 }).toString()
}

async function readSlip(call: SimulatedCall, { id }: { id: string }): Promise<Answer> {
  const charge = await takeCharge(call, id)
  if (charge.billingType !== 'BOLETO') throw refusal('slip')
  return slipLine(charge)
}

async function payWithCard(
  call: SimulatedCall,
  { id, body }: { id: string; body: Answer },
): Promise<Answer> {
  const charge = await takeCharge(call, id)
  if (charge.status !== 'PENDING' && charge.status !== 'OVERDUE') throw refusal('pay')
  const sent = { remoteIp: '127.0.0.1', ...(body as SentCharge) }
  const paying = await cardOf(call, {
    ...sent,
    ...{ customer: charge.customer, billingType: 'CREDIT_CARD' },
  })
  if (!paying) throw refusal('card')
  const { card, isReviewed } = paying
  const onCard = { ...charge, billingType: 'CREDIT_CARD' as const }
  const move = isReviewed ? review(onCard, card) : confirmCard(onCard, card, dayOf(call.now))
  return chargeBody(await keepMove(call, move))
}

/** What a request for a refund asks; without a value all of it. */
export function refundOf(
  { now }: SimulatedCall,
  body: Answer,
): { valueCents: number | null; description: string | null; at: string } {
  const { value, description } = body
  return {
    valueCents: typeof value === 'number' ? Math.round(value * 100) : null,
    description: typeof description === 'string' ? description : null,
    at: stampOf(now),
  }
}

/** Every part that still stands, first to last. */
export async function partsOfPlan(call: SimulatedCall, id: string): Promise<SimulatedCharge[]> {
  return (await listGroup(call, id)).reverse()
}
