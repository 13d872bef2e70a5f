import { createHmac } from 'node:crypto'
import { signedCookie } from '#people/identity/session/signed-cookie.ts'
import { newToken } from '#platform/security/ids.ts'

/**
 * Remembers that a browser once proved to be of an account's owner. It opens nothing: it only gives
 * the browser a bound of its own on wrong passwords, so that whoever fills the account's bound from
 * elsewhere locks out strangers and not the owner. It outlives signing out for that reason.
 */
export interface DeviceCookie {
  /** The value of a `Set-Cookie` header. @param email In lower case. */
  write(email: string): string
  /** Which browser this is; null for one that did not prove to be of this account. */
  read(headers: Headers, email: string): string | null
}

const days = 365

export function deviceCookie(options: { secret: string; isHttps: boolean }): DeviceCookie {
  const secret = `${options.secret}:device`
  const cookie = signedCookie({ name: 'lya_device', secret, isHttps: options.isHttps, days })
  // The browser's files tell nobody whose accounts were opened there.
  const accountOf = (email: string): string =>
    createHmac('sha256', secret).update(email).digest('base64url')
  return {
    write: (email) => cookie.write(`${accountOf(email)}~${newToken()}`),
    read: (headers, email) => {
      const [account, device] = cookie.read(headers)?.split('~') ?? []
      return account === accountOf(email) ? (device ?? null) : null
    },
  }
}
