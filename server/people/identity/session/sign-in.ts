import { Refusal } from '@lya/core/refusal.ts'
import { isAPIError } from 'better-auth/api'
import { addressHeader } from '#people/identity/auth.ts'
import type { Identity, Visitor } from '#people/identity/identity.ts'

/**
 * Opens a session. The library hashes even when nobody has this e-mail, so that neither the
 * refusal nor its time tells whether somebody does.
 *
 * @param input.email In lower case.
 * @returns The session's token.
 * @throws Refusal `identity.credentials-wrong`.
 */
export async function signIn(
  identity: Identity,
  input: { email: string; password: string },
  visitor: Visitor,
): Promise<string> {
  const headers = new Headers({ [addressHeader]: visitor.ip, 'user-agent': visitor.userAgent })
  try {
    const { token } = await identity.auth.api.signInEmail({ body: input, headers })
    return token
  } catch (error) {
    // Whatever the library finds wrong with what was typed is the same "no" to the outside.
    if (isAPIError(error)) throw new Refusal('unauthenticated', 'identity.credentials-wrong')
    throw error
  }
}
