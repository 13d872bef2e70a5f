import { createHash } from 'node:crypto'

/** Hours that a checkout waits for its browser to come back. */
export const keptHours = 24

/**
 * The cookie that opens a checkout session, and the only thing that does. With `__Host-` a browser
 * takes it from this very host alone.
 */
export interface CheckoutCookie {
  /** The value of a `Set-Cookie` header. */
  write(token: string): string
  /** What the browser has, hashed as the row keeps it; one for each cookie of that name. */
  read(headers: Headers): string[]
}

export function checkoutCookie(publicUrl: string): CheckoutCookie {
  const isHttps = publicUrl.startsWith('https:')
  const name = isHttps ? '__Host-lya_checkout' : 'lya_checkout'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    write: (token) => `${name}=${token}; Max-Age=${keptHours * 3_600}; ${attributes}`,
    read: (headers) =>
      (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
        const [key = '', value = ''] = pair.split('=', 2)
        return key.trim() === name && value !== '' ? [hashToken(value.trim())] : []
      }),
  }
}

/** What the row keeps of a cookie: whoever reads the table has no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
