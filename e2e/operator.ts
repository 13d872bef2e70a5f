import type { Role } from '@lya/core/people/roles/roles.ts'
import type { Page } from '@playwright/test'
import { appCode } from '../server/people/identity/testing/app-code.ts'
import type { Installation } from './installation.ts'
import { type Newcomer, post } from './journey.ts'
import { asOwnerOfData } from './owner-of-data.ts'

/**
 * Makes whoever is signed in in this browser an operator with a second factor, turned on as a
 * person does; nothing but the role is the database's word.
 */
export async function becomeOperator(
  page: Page,
  installation: Installation,
  person: Newcomer,
  roles: readonly Role[] = ['admin'],
): Promise<void> {
  await giveRoles(installation, person, roles)
  const { request } = page
  const start = await post(request, installation, '/api/second-factor/start', {
    password: person.password,
  })
  const { key } = start as { key: string }
  await post(request, installation, '/api/second-factor/confirm', { code: appCode(key) })
}

/** A role and a proven address, as `npm run admin` and the link of the mail leave them. */
export async function giveRoles(
  installation: Installation,
  { email }: Pick<Newcomer, 'email'>,
  roles: readonly Role[],
): Promise<void> {
  await asOwnerOfData(installation, async (owner) => {
    await owner.query('UPDATE profiles SET papeis = $2 WHERE email = $1', [email, roles])
    await owner.query('UPDATE auth."user" SET email_verified = true WHERE email = $1', [email])
  })
}
