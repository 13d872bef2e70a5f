import { Refusal } from '@lya/core/refusal.ts'
import { isAPIError } from 'better-auth/api'
import { addressHeader } from '#people/identity/auth.ts'
import type { Identity, Visitor } from '#people/identity/identity.ts'
import { onlySecondStep, passOn } from '#people/identity/second-factor/second-step-cookies.ts'

/**
 * Opens a session, or asks for the second step, for which the cookies say who is asked. The library
 * hashes even when nobody has this e-mail, so that neither the refusal nor its time tells whether
 * somebody does.
 *
 * @param input.email In lower case.
 * @returns The session's token; null while a code is due.
 * @throws Refusal `identity.credentials-wrong`.
 */
export async function signIn(
  identity: Identity,
  input: { email: string; password: string },
  visitor: Visitor,
  cookies: { asked: Headers; answered: Headers },
): Promise<string | null> {
  const headers = new Headers({
    [addressHeader]: visitor.ip,
    'user-agent': visitor.userAgent,
    cookie: onlySecondStep(cookies.asked),
  })
  try {
    const body = { email: input.email, password: input.password }
    const answer = await identity.auth.api.signInEmail({ body, headers, returnHeaders: true })
    passOn(answer.headers, cookies.answered)
    return 'twoFactorRedirect' in answer.response ? null : answer.response.token
  } catch (error) {
    // Whatever the library finds wrong with what was typed is the same "no" to the outside.
    if (isAPIError(error)) throw new Refusal('unauthenticated', 'identity.credentials-wrong')
    throw error
  }
}
