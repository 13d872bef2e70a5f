import { Refusal } from '@lya/core/refusal.ts'
import { checkPassword } from '#people/identity/account/check-password.ts'
import type { Identity } from '#people/identity/identity.ts'
import { limitAttempts } from '#people/identity/limit-attempts.ts'
import { ofLibrary } from '#people/identity/second-factor/library-calls.ts'
import { readCode } from '#people/identity/second-factor/typed-code.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'

/** Who is to be proven: the session that asks. */
export type Proven = RequestContext & { actor: Actor }

export interface Proof {
  password: string
  /** Of the app, or a recovery code. */
  code?: string | undefined
}

/**
 * Makes sure, before something that nobody undoes, that it is the person: a session may be left
 * open on any desk. A recovery code serves as well, and is used up by it.
 *
 * @throws Refusal `profile.password-wrong`, `account.code-required`, `second-factor.code-wrong` or
 *   `identity.too-many-attempts`.
 */
export async function provePerson(
  identity: Identity,
  context: Proven,
  typed: Proof,
): Promise<void> {
  const { actor, ip, requestHeaders: headers } = context
  const { userId } = actor
  await limitAttempts(identity, { kind: 'password-change', ip, subject: userId })
  await checkPassword(identity, { userId, password: typed.password })
  if (!actor.hasSecondFactor) return
  if (typed.code === undefined) throw new Refusal('invalid', 'account.code-required')
  await limitAttempts(identity, { kind: 'second-step', ip, subject: userId })
  const { kind, code } = readCode(typed.code)
  const { api } = identity.auth
  await (kind === 'app'
    ? ofLibrary(api.verifyTOTP({ body: { code }, headers }))
    : ofLibrary(api.verifyBackupCode({ body: { code, disableSession: true }, headers })))
}
