import { type Payment, payment, payments } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import { chargeOf } from '#adapters/asaas/charge-of.ts'
import { type GatewayCharge, GatewayRefusal } from '#commerce/gateway/index.ts'

const pageSize = 100
/** More than anybody of ours has; what is beyond would be a fault. */
const pagesMax = 20

/** Every part of the sale that this payment belongs to; null when the provider knows none. */
export async function readParts(access: AsaasAccess, id: string): Promise<Payment[] | null> {
  const path = `payments/${encodeURIComponent(id)}`
  try {
    const read = await callAsaas(access, { method: 'GET', path }, payment)
    return await partsOf(access, read)
  } catch (error) {
    if (error instanceof GatewayRefusal && isMissing(error)) return null
    throw error
  }
}

/** A list leaves out what was deleted, so the part at hand stays in. */
export async function partsOf(access: AsaasAccess, part: Payment): Promise<Payment[]> {
  if (part.installment === null) return [part]
  const listed = await list(access, { installment: part.installment })
  return listed.some(({ id }) => id === part.id) ? listed : [part, ...listed]
}

/** Newest first, as the provider lists them. */
export async function findByReference(
  access: AsaasAccess,
  reference: string,
): Promise<GatewayCharge[]> {
  const sales = new Map<string, Payment[]>()
  for (const found of await list(access, { externalReference: reference })) {
    // The filter is the provider's word; a charge of somebody else must not pass for ours.
    if (found.externalReference !== reference) continue
    const sale = found.installment ?? found.id
    sales.set(sale, [...(sales.get(sale) ?? []), found])
  }
  return [...sales.values()].map(chargeOf)
}

async function list(access: AsaasAccess, filter: Record<string, string>): Promise<Payment[]> {
  const found: Payment[] = []
  for (let page = 0; page < pagesMax; page += 1) {
    const query = { ...filter, limit: `${pageSize}`, offset: `${page * pageSize}` }
    const answer = await callAsaas(access, { method: 'GET', path: 'payments', query }, payments)
    found.push(...answer.data)
    if (!answer.hasMore) break
  }
  return found
}

export function isMissing({ code }: GatewayRefusal): boolean {
  return code === 'http_404' || code === 'not_found'
}
