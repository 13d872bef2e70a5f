import type { Cents } from '@lya/core/amounts/cents.ts'
import { type Payment, slipRefund } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import { type GatewayEnvironment, GatewayRefusal } from '#commerce/gateway/index.ts'

/** Where the simulator shows its pages; it may stand behind an address without TLS. */
const simulatedPages = /^https?:\/\/[^/]+\/simulador\/asaas\//

/**
 * Asks for a paid boleto to be given back: all of it, once its payer has said where to.
 *
 * @returns The provider's page on which they say so.
 * @throws GatewayRefusal `slip_in_part` before anything is asked; `request_url` for an answer that
 *   nobody should be led to.
 */
export async function refundSlip(
  access: AsaasAccess & { environment: GatewayEnvironment },
  { id, installment }: Payment,
  amountCents: Cents | null,
): Promise<string> {
  if (amountCents !== null || installment !== null) throw new GatewayRefusal('slip_in_part', '')
  const path = `payments/${encodeURIComponent(id)}/bankSlip/refund`
  const { requestUrl } = await callAsaas(access, { method: 'POST', path, body: {} }, slipRefund)
  if (requestUrl === null || !isSafe(requestUrl, access.environment)) {
    throw new GatewayRefusal('request_url', '')
  }
  return requestUrl
}

function isSafe(address: string, environment: GatewayEnvironment): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, href } = new URL(address)
  return protocol === 'https:' || (environment === 'simulator' && simulatedPages.test(href))
}
