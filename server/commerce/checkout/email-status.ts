import { readEmail } from '@lya/core/people/identity/email.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { findPerson } from '#commerce/checkout/session/sessions.queries.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** `known`: there is an account, suspended or ended; `leaving`: it is being deleted. */
export type EmailStatus = 'new' | 'trial' | 'active' | 'known' | 'leaving'

/**
 * What the checkout tells of an e-mail. Asked only so often for each address and each network, so
 * that nobody can list the accounts by it.
 *
 * @throws Refusal `checkout.email-invalid` or `checkout.too-many-attempts`.
 */
export async function emailStatus(
  { charges }: CheckoutParts,
  asked: { email: string; ip: string },
): Promise<EmailStatus> {
  const reading = readEmail(asked.email)
  if ('refused' in reading) throw new Refusal('invalid', 'checkout.email-invalid')
  const { email } = reading
  await limitCheckout(charges, { kind: 'email', ip: asked.ip, subject: email })
  const person = await asSystem(charges.db, (tx) => findPerson(tx, email))
  if (!person) return 'new'
  if (person.isLeaving) return 'leaving'
  if (person.state === 'ATIVO') return 'active'
  return person.state === 'TRIAL' ? 'trial' : 'known'
}
