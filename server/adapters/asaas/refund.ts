import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { anything, type Payment } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import { chargeOf } from '#adapters/asaas/charge-of.ts'
import { made } from '#adapters/asaas/made.ts'
import { readParts } from '#adapters/asaas/read-charge.ts'
import { refundSlip } from '#adapters/asaas/refund-slip.ts'
import {
  type GatewayEnvironment,
  type GatewayRefund,
  GatewayRefusal,
  type PaymentGateway,
} from '#commerce/gateway/index.ts'

/**
 * All of it in one call; less than all of a sale in parts is taken from them, first to last. A
 * boleto has a call of its own.
 */
export async function refund(
  access: AsaasAccess & { environment: GatewayEnvironment },
  { id, amountCents, reason }: Parameters<PaymentGateway['refund']>[0],
): Promise<GatewayRefund> {
  const parts = (await readParts(access, id)) ?? []
  const [first] = parts
  if (!first) throw new GatewayRefusal('not_found', '')
  if (chargeOf(parts).billingType === 'BOLETO') {
    return { payerPage: await refundSlip(access, first, amountCents) }
  }
  const post = (path: string, value: Cents | null): Promise<unknown> =>
    callAsaas(
      access,
      {
        method: 'POST',
        path,
        body: { description: reason, ...(value === null ? {} : { value: value / 100 }) },
      },
      anything,
    )
  if (first.installment !== null && amountCents === null) {
    await post(`installments/${encodeURIComponent(first.installment)}/refund`, null)
  } else {
    const [share, ...others] =
      amountCents === null ? [{ part: first, value: null }] : shares(parts, amountCents)
    if (share) await post(refundPath(share.part), share.value)
    await made(async () => {
      for (const { part, value } of others) await post(refundPath(part), value)
    })
  }
  return made(async () => ({ charge: chargeOf((await readParts(access, id)) ?? parts) }))
}

function refundPath({ id }: Payment): string {
  return `payments/${encodeURIComponent(id)}/refund`
}

function shares(parts: readonly Payment[], amount: Cents): { part: Payment; value: Cents }[] {
  const given: { part: Payment; value: Cents }[] = []
  let left: number = amount
  for (const part of parts) {
    const free = chargeOf([part]).amountCents - chargeOf([part]).refundedCents
    const value = Math.min(free, left)
    if (value > 0) given.push({ part, value: cents(value) })
    left -= value
  }
  if (left > 0) throw new GatewayRefusal('invalid_value', '')
  return given
}
