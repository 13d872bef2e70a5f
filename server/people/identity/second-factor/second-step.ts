import { findProofOwner } from '#people/identity/account/account.queries.ts'
import { addressHeader } from '#people/identity/auth.ts'
import type { Identity } from '#people/identity/identity.ts'
import { limitAttempts } from '#people/identity/limit-attempts.ts'
import { codeWrong, ofLibrary, stepExpired } from '#people/identity/second-factor/library-calls.ts'
import { countRecoveryCodes } from '#people/identity/second-factor/recovery-codes.ts'
import { recoveryCodeUsedMail } from '#people/identity/second-factor/second-factor.mail.ts'
import { onlySecondStep, passOn } from '#people/identity/second-factor/second-step-cookies.ts'
import { tellOwner } from '#people/identity/second-factor/tell-owner.ts'
import { readCode, type TypedCode } from '#people/identity/second-factor/typed-code.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { RequestContext } from '#platform/http/context.ts'
import { countAttempts, digestOf } from '#platform/limits/index.ts'

const userAgentLengthMax = 200

/** Longer than an app's code is taken: its own half minute, the one before and the one after. */
const codeSeconds = 90

/**
 * Opens the session that the password alone did not, by a code of the app or a recovery code.
 *
 * @returns The session's token.
 * @throws Refusal `second-factor.code-wrong`, `second-factor.step-expired` when the password has to
 *   be typed again, or `identity.too-many-attempts`.
 */
export async function takeSecondStep(
  identity: Identity,
  context: RequestContext,
  input: { code: string; isTrusted: boolean },
): Promise<string> {
  const challenge = identity.secondStepCookie.read(context.requestHeaders)
  const userId =
    challenge === null ? null : await asSystem(identity.db, (tx) => findProofOwner(tx, challenge))
  if (userId === null) throw stepExpired()
  await limitAttempts(identity, { kind: 'second-step', ip: context.ip, subject: userId })
  const typed = readCode(input.code)
  await refuseRepeat(identity, userId, typed)

  // The session is of this browser, by which its owner knows it again in the list.
  const headers = new Headers({
    [addressHeader]: context.ip,
    'user-agent': (context.requestHeaders.get('user-agent') ?? '').slice(0, userAgentLengthMax),
    cookie: onlySecondStep(context.requestHeaders),
  })
  const body = { code: typed.code, trustDevice: input.isTrusted }
  const { api } = identity.auth
  const call =
    typed.kind === 'app'
      ? api.verifyTOTP({ body, headers, returnHeaders: true })
      : api.verifyBackupCode({ body, headers, returnHeaders: true })
  const answered = await ofLibrary(call)
  passOn(answered.headers, context.responseHeaders)
  const { token } = answered.response
  if (!token) throw new Error('a second step that was taken opens a session')
  if (typed.kind === 'recovery') {
    const left = await countRecoveryCodes(identity, userId)
    await tellOwner(identity, userId, (told) => recoveryCodeUsedMail({ ...told, left }))
  }
  return token
}

/** A code of the app is good once: whoever looked over a shoulder comes too late. */
async function refuseRepeat(identity: Identity, userId: string, typed: TypedCode): Promise<void> {
  if (typed.kind !== 'app') return
  const key = `identity.second-step.code:${digestOf(`${userId} ${typed.code}`)}`
  const wait = await countAttempts(identity, [{ key, max: 1, windowSeconds: codeSeconds }])
  if (wait !== null) throw codeWrong()
}
