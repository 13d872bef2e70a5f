import type { Identity } from '#people/identity/identity.ts'
import { ofLibrary } from '#people/identity/second-factor/library-calls.ts'
import { recoveryCodesRenewedMail } from '#people/identity/second-factor/second-factor.mail.ts'
import { tellOwner } from '#people/identity/second-factor/tell-owner.ts'

/** How many are left; 0 where the second step is off. */
export async function countRecoveryCodes(identity: Identity, userId: string): Promise<number> {
  const { backupCodes } = await ofLibrary(identity.auth.api.viewBackupCodes({ body: { userId } }))
  return backupCodes.length
}

/**
 * Gives other recovery codes; those of before are worth nothing.
 *
 * @throws Refusal `profile.password-wrong` or `second-factor.off`.
 */
export async function renewRecoveryCodes(
  identity: Identity,
  headers: Headers,
  { userId, password }: { userId: string; password: string },
): Promise<string[]> {
  const { backupCodes } = await ofLibrary(
    identity.auth.api.generateBackupCodes({ body: { password }, headers }),
  )
  await tellOwner(identity, userId, recoveryCodesRenewedMail)
  return backupCodes
}
