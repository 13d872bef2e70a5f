import { deleteOtherSessions } from '#people/identity/account.store.ts'
import type { Identity } from '#people/identity/identity.ts'
import { codeWrong, ofLibrary } from '#people/identity/second-factor/library-calls.ts'
import { qrPicture } from '#people/identity/second-factor/qr-picture.ts'
import { secondFactorOnMail } from '#people/identity/second-factor/second-factor.mail.ts'
import { tellOwner } from '#people/identity/second-factor/tell-owner.ts'
import { readCode } from '#people/identity/second-factor/typed-code.ts'
import { findSessionId } from '#people/identity/session/sessions.queries.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Gives a fresh secret for the app. Nothing is asked of the person until a code of it is confirmed;
 * asked for again, the one before is worth nothing.
 *
 * @throws Refusal `profile.password-wrong` or `second-factor.on-already`.
 */
export async function startSecondFactor(identity: Identity, headers: Headers, password: string) {
  const body = { password, method: 'totp' as const }
  const answer = await ofLibrary(identity.auth.api.enableTwoFactor({ body, headers }))
  if (answer.method !== 'totp') throw new Error('asked for an app, got something else')
  const uri = answer.totpURI
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, key, picture: qrPicture(uri), recoveryCodes: answer.backupCodes }
}

/**
 * Turns the second step on by a code of the app. Sessions that were opened without it end, so that
 * whoever is signed in has shown it, or been there when it was turned on.
 *
 * @returns The token of the session that takes the place of this one.
 * @throws Refusal `second-factor.code-wrong`, `second-factor.off` when nothing was started.
 */
export async function confirmSecondFactor(
  identity: Identity,
  headers: Headers,
  { userId, typed }: { userId: string; typed: string },
): Promise<string> {
  const { kind, code } = readCode(typed)
  if (kind !== 'app') throw codeWrong()
  const { auth, cookie, db } = identity
  const answered = await ofLibrary(
    auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
  )
  // The library gives this browser another session; where it was on already, it keeps its own.
  const set = answered.headers.getSetCookie().map((one) => one.split(';')[0])
  const renewed = cookie.read(new Headers({ cookie: set.join('; ') }))
  const token = renewed ?? cookie.read(headers) ?? ''
  await asSystem(db, async (tx) => {
    const sessionId = await findSessionId(tx, token)
    if (sessionId !== null) await deleteOtherSessions(tx, { userId, sessionId })
  })
  await tellOwner(identity, userId, secondFactorOnMail)
  identity.log.info('second factor turned on', { userId })
  return token
}
