import { createHmac, timingSafeEqual } from 'node:crypto'

const header = /^sha256=([0-9a-f]{64})$/i

/**
 * Whether this body comes from whoever knows the app secret: the bytes as they came, since Meta
 * escapes letters in its own way and the same JSON written again would not match.
 */
export function isSigned(body: Buffer, signature: string | null, appSecret: string): boolean {
  const given = header.exec(signature ?? '')?.[1]
  if (given === undefined) return false
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), expected)
}
