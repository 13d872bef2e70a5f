import { anything, bankSlip, payment, pixCode } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import { chargeOf } from '#adapters/asaas/charge-of.ts'
import { eventOf } from '#adapters/asaas/event-of.ts'
import { keepCustomer } from '#adapters/asaas/keep-customer.ts'
import { made } from '#adapters/asaas/made.ts'
import { findByReference, isMissing, partsOf, readParts } from '#adapters/asaas/read-charge.ts'
import { refund } from '#adapters/asaas/refund.ts'
import { tokeniseCard } from '#adapters/asaas/tokenise-card.ts'
import {
  type GatewayCharge,
  type GatewayEnvironment,
  GatewayRefusal,
  type PaymentGateway,
} from '#commerce/gateway/index.ts'

/** Asaas v3, or the simulator that speaks the same HTTP. */
export function asaasGateway(
  access: AsaasAccess & { environment: GatewayEnvironment },
): PaymentGateway {
  return {
    environment: access.environment,
    keepCustomer: (payer) => keepCustomer(access, payer),
    tokeniseCard: (request) => tokeniseCard(access, request),
    makeCharge: (request) => makeCharge(access, request),
    findCharges: (reference) => findByReference(access, reference),
    readCharge: async (id) => {
      const parts = await readParts(access, id)
      return parts && chargeOf(parts)
    },
    readPixCode: async (id) => {
      const path = `payments/${encodeURIComponent(id)}/pixQrCode`
      const code = await callAsaas(access, { method: 'GET', path }, pixCode)
      return { payload: code.payload, imageBase64: code.encodedImage }
    },
    readBankSlip: (id) => readBankSlip(access, id),
    refund: (request) => refund(access, request),
    deleteCharge: (id) => deleteCharge(access, id),
    endSubscription: (id) => remove(access, `subscriptions/${encodeURIComponent(id)}`),
    readEvent: eventOf,
  }
}

const reais = (amountCents: number): number => amountCents / 100

async function makeCharge(
  access: AsaasAccess,
  request: Parameters<PaymentGateway['makeCharge']>[0],
): Promise<GatewayCharge> {
  const { amountCents, installments, card } = request
  const total = reais(amountCents)
  const body = {
    customer: request.customerId,
    billingType: request.billingType,
    ...(installments > 1
      ? { installmentCount: installments, totalValue: total }
      : { value: total }),
    dueDate: request.dueOn,
    description: request.description.slice(0, 500),
    externalReference: request.reference,
    ...(card && { creditCardToken: card.token, remoteIp: card.remoteIp }),
  }
  const first = await callAsaas(access, { method: 'POST', path: 'payments', body }, payment)
  return made(async () => chargeOf(await partsOf(access, first)))
}

async function readBankSlip(
  access: AsaasAccess,
  id: string,
): Promise<{ line: string; url: string }> {
  const path = `payments/${encodeURIComponent(id)}`
  const line = await callAsaas(
    access,
    { method: 'GET', path: `${path}/identificationField` },
    bankSlip,
  )
  const { bankSlipUrl } = await callAsaas(access, { method: 'GET', path }, payment)
  return { line: line.identificationField, url: bankSlipUrl ?? '' }
}

async function deleteCharge(access: AsaasAccess, id: string): Promise<void> {
  const parts = await readParts(access, id)
  const plan = parts?.[0]?.installment
  if (parts === null || parts.every(({ deleted }) => deleted)) return
  await remove(
    access,
    plan ? `installments/${encodeURIComponent(plan)}` : `payments/${encodeURIComponent(id)}`,
  )
}

/** What is gone already is no failure. */
async function remove(access: AsaasAccess, path: string): Promise<void> {
  try {
    await callAsaas(access, { method: 'DELETE', path }, anything)
  } catch (error) {
    if (!(error instanceof GatewayRefusal && isMissing(error))) throw error
  }
}
