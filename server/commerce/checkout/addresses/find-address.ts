import { readPostalCode } from '@lya/core/commerce/documents/documents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { StreetAddress } from '#commerce/checkout/addresses/address-book.ts'
import { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { Outage } from '#platform/outage.ts'

/**
 * Which street a CEP is. Nobody has to know it: an address that cannot be found is typed.
 *
 * @throws Refusal `checkout.cep-invalid` or `checkout.too-many-attempts`.
 */
export async function findAddress(
  { charges, addresses }: CheckoutParts,
  asked: { cep: string; ip: string },
): Promise<StreetAddress | null> {
  const cep = readPostalCode(asked.cep)
  if (cep === null) throw new Refusal('invalid', 'checkout.cep-invalid')
  await limitCheckout(charges, { kind: 'address', ip: asked.ip, subject: cep })
  try {
    return await addresses.find(cep)
  } catch (error) {
    if (!(error instanceof Outage)) throw error
    charges.log.info('an address was not looked up', { ...describeBug(error) })
    return null
  }
}
