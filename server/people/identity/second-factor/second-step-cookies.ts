import { cookieName } from '#people/identity/session/signed-cookie.ts'

/** What the library calls its cookies, and what browsers know them by. */
export const secondStepCookies = { two_factor: 'lya_second_step', trust_device: 'lya_trusted' }

/** Both under the names that the library is told, as its options have them. */
export function namedCookies(options: { isHttps: boolean }): Record<string, { name: string }> {
  return Object.fromEntries(
    Object.entries(secondStepCookies).map(([key, name]) => [
      key,
      { name: cookieName(name, options) },
    ]),
  )
}

/** The caller's cookies of the second step, and no session: whose that is has no say here. */
export function onlySecondStep(headers: Headers): string {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => isOurs(pair)).join('; ')
}

/** Hands on what the library sets of them; its session cookie is ours to write. */
export function passOn(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) {
    if (isOurs(cookie)) to.append('set-cookie', cookie)
  }
}

function isOurs(cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf('=')).replace(/^__Host-/, '')
  return Object.values(secondStepCookies).includes(name)
}
