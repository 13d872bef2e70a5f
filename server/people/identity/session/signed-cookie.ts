import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/**
 * A cookie that only we can write, as better-auth writes them: the value, a dot and its HMAC-SHA256
 * in Base64, percent-encoded.
 */
export interface SignedCookie {
  /** The value of a `Set-Cookie` header that keeps this value. */
  write(value: string): string
  /** The value of a `Set-Cookie` header that takes the cookie away. */
  clear(): string
  /** The value of the first cookie that we signed; null when there is none. */
  read(headers: Headers): string | null
}

const signatureBytes = 32

/**
 * The name under which a browser keeps a cookie. With `__Host-` it takes it from this very host
 * alone, by https: no neighbour under the same domain can set one in our place. Nobody is known by
 * the bare name there, or the neighbour's would count again: who had one signs in once more.
 */
export function cookieName(name: string, { isHttps }: { isHttps: boolean }): string {
  return isHttps ? `__Host-${name}` : name
}

export function signedCookie(options: {
  name: string
  secret: string
  isHttps: boolean
  days: number
}): SignedCookie {
  const { secret, isHttps, days } = options
  const name = cookieName(options.name, { isHttps })
  const key = createSecretKey(secret, 'utf8')
  const sign = (value: string): Buffer => createHmac('sha256', key).update(value).digest()
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    write: (value) => {
      const signed = encodeURIComponent(`${value}.${sign(value).toString('base64')}`)
      return `${name}=${signed}; Max-Age=${days * 24 * 60 * 60}; ${attributes}`
    },
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read: (headers) => {
      for (const signed of cookieValues(headers.get('cookie') ?? '', name)) {
        const dot = signed.lastIndexOf('.')
        const value = signed.slice(0, dot)
        const signature = Buffer.from(signed.slice(dot + 1), 'base64')
        if (dot < 1 || signature.length !== signatureBytes) continue
        if (timingSafeEqual(signature, sign(value))) return value
      }
      return null
    },
  }
}

/** A page of another application on the same host may set a cookie of this name as well. */
function cookieValues(header: string, name: string): string[] {
  return header.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() !== name) return []
    try {
      return [decodeURIComponent(pair.slice(equals + 1).trim())]
    } catch {
      return [] // not percent-encoded, so not ours
    }
  })
}
