import { customer, customers } from '#adapters/asaas/asaas-answers.ts'
import { type AsaasAccess, callAsaas } from '#adapters/asaas/asaas-call.ts'
import { type GatewayPayer, GatewayRefusal } from '#commerce/gateway/index.ts'

/**
 * Finds the customer by our reference, or makes one: the provider would make a second without a
 * word. A payer who mends what they wrote is mended there too.
 */
export async function keepCustomer(
  access: AsaasAccess,
  payer: GatewayPayer,
): Promise<{ customerId: string }> {
  const query = { externalReference: payer.reference, limit: '10' }
  const { data } = await callAsaas(access, { method: 'GET', path: 'customers', query }, customers)
  const found = data.find(({ deleted }) => !deleted)
  const mobilePhone = payer.phone?.replace(/^55(?=\d{10,11}$)/, '') ?? null
  const known = { name: payer.name, cpfCnpj: payer.document, email: payer.email }
  const isSame =
    found?.name === known.name &&
    found.cpfCnpj === known.cpfCnpj &&
    found.email === known.email &&
    (found.mobilePhone === mobilePhone || mobilePhone === null)
  if (found && isSame) return { customerId: found.id }
  // It would write to our buyers by itself, and charge us for it.
  const body = { ...known, externalReference: payer.reference, notificationDisabled: true }
  const send = (more: { mobilePhone?: string }): Promise<{ id: string }> =>
    found
      ? callAsaas(access, put(found.id, { ...body, ...more }), customer)
      : callAsaas(
          access,
          { method: 'POST', path: 'customers', body: { ...body, ...more } },
          customer,
        )
  try {
    const { id } = await send(mobilePhone === null ? {} : { mobilePhone })
    return { customerId: id }
  } catch (error) {
    // A telephone that it takes for an invention is no reason to lose a sale.
    if (!isAboutPhone(error) || mobilePhone === null) throw error
    return { customerId: (await send({})).id }
  }
}

function put(id: string, body: unknown): { method: 'PUT'; path: string; body: unknown } {
  return { method: 'PUT', path: `customers/${encodeURIComponent(id)}`, body }
}

function isAboutPhone(error: unknown): boolean {
  return error instanceof GatewayRefusal && /^invalid_(mobilePhone|phone)$/.test(error.code)
}
