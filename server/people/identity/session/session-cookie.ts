import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * The session's cookie, written and read exactly as better-auth does: the token, a dot and its
 * HMAC-SHA256 in Base64, percent-encoded. So sessions of ours and of the library are the same.
 */
export interface SessionCookie {
  /** The value of a `Set-Cookie` header that starts a session, or keeps it going. */
  write(token: string): string
  /** The value of a `Set-Cookie` header that ends the session in the browser. */
  clear(): string
  /** The token of the first cookie that we signed; null when there is none. */
  read(headers: Headers): string | null
}

export const sessionCookieName = 'lya_session'

/** Days after which a session that nobody uses has ended. */
export const sessionDays = 30

const maxAgeSeconds = sessionDays * 24 * 60 * 60
const signatureBytes = 32

export function sessionCookie(options: { secret: string; isHttps: boolean }): SessionCookie {
  const key = createSecretKey(options.secret, 'utf8')
  const sign = (token: string): Buffer => createHmac('sha256', key).update(token).digest()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.isHttps ? '; Secure' : ''}`
  return {
    write: (token) => {
      const value = encodeURIComponent(`${token}.${sign(token).toString('base64')}`)
      return `${sessionCookieName}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}`
    },
    clear: () => `${sessionCookieName}=; Max-Age=0; ${attributes}`,
    read: (headers) => {
      for (const value of cookieValues(headers.get('cookie') ?? '')) {
        const dot = value.lastIndexOf('.')
        const token = value.slice(0, dot)
        const signature = Buffer.from(value.slice(dot + 1), 'base64')
        if (dot < 1 || signature.length !== signatureBytes) continue
        if (timingSafeEqual(signature, sign(token))) return token
      }
      return null
    },
  }
}

/** A page of another application on the same host may set a cookie of this name as well. */
function cookieValues(header: string): string[] {
  return header.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() !== sessionCookieName) return []
    try {
      return [decodeURIComponent(pair.slice(equals + 1).trim())]
    } catch {
      return [] // not percent-encoded, so not ours
    }
  })
}
