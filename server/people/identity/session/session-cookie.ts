import { type SignedCookie, signedCookie } from '#people/identity/session/signed-cookie.ts'

export const sessionCookieName = 'lya_session'

/** Days after which a session that nobody uses has ended. */
export const sessionDays = 30

/** Minutes for which a session that is used is not written again. */
export const sessionRestMinutes = 60

/** The session's token, kept exactly as better-auth does: its sessions and ours are the same. */
export function sessionCookie(options: { secret: string; isHttps: boolean }): SignedCookie {
  return signedCookie({ ...options, name: sessionCookieName, days: sessionDays })
}
