import { readCpf } from '@lya/core/commerce/documents/documents.ts'
import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { readPhone } from '@lya/core/people/identity/phone.ts'
import { Refusal } from '@lya/core/refusal.ts'
import type { StoredSession } from '#commerce/checkout/session/session.ts'

export type PersonalData = Pick<StoredSession, 'name' | 'email' | 'phone' | 'cpf'>

/** Step 1 as it is stored, each field in its one form. @throws Refusal, as of `readComplete`. */
export function assertComplete(typed: PersonalData): PersonalData {
  const read = readComplete(typed)
  if (read instanceof Refusal) throw read
  return read
}

/**
 * The same for whoever goes on without it.
 *
 * @returns A Refusal with the code of the first field that is wrong, in the order of the form.
 */
export function readComplete(typed: PersonalData): PersonalData | Refusal {
  const name = readName(typed.name)
  if ('refused' in name) {
    const isMissing = name.refused === 'identity.name-required'
    return new Refusal('invalid', isMissing ? 'checkout.name-required' : name.refused)
  }
  const phone = readPhone(typed.phone)
  if ('refused' in phone) return new Refusal('invalid', 'checkout.phone-invalid')
  const email = readEmail(typed.email)
  if ('refused' in email) return new Refusal('invalid', 'checkout.email-invalid')
  const cpf = readCpf(typed.cpf)
  if (cpf === null) return new Refusal('invalid', 'checkout.cpf-invalid')
  return { name: name.name, phone: phone.phone, email: email.email, cpf }
}
