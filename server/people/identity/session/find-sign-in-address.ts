import { readEmail } from '@lya/core/people/identity/email.ts'
import { readPhone } from '@lya/core/people/identity/phone.ts'
import { findAddressless } from '#people/identity/account/account.queries.ts'
import { vacantAddress } from '#people/identity/account/vacant-address.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** What a telephone is typed with; whatever else stands there is no telephone. */
const phoneSigns = /^[\d\s()+.-]+$/

/**
 * Finds the address by which the sign-in knows whoever typed this. A telephone serves those who
 * lost their address to its proof, and nobody else: so every account has one name, and guesses at
 * its password are counted in one place.
 *
 * @returns An address that nobody has for a telephone that is nobody's; null for what is neither.
 */
export async function findSignInAddress(db: Database, typed: string): Promise<string | null> {
  const reading = readEmail(typed)
  if ('email' in reading) return reading.email
  const phone = phoneSigns.test(typed) ? readPhone(typed) : null
  if (phone === null || 'refused' in phone) return null
  const userId = await asSystem(db, (tx) => findAddressless(tx, phone.phone))
  return vacantAddress(userId ?? phone.phone)
}
