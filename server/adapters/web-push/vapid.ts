import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { curve } from '#adapters/web-push/encrypt.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const lifeHours = 12

/** By what push services know this installation (RFC 8292). */
export interface Vapid {
  /** Uncompressed point, base64url: what browsers subscribe with. */
  publicKey: string
  /** The `Authorization` of a call to the push service with this origin. */
  authorize(origin: string, now: Temporal.Instant): string
}

/** Its keys hang on the installation's secret key: subscriptions live as long as that does. */
export function vapidOf(key: SecretKey, subject: string): Vapid {
  const { publicKey, privateKey } = keysOf(key)
  return {
    publicKey,
    authorize: (origin, now) => {
      const exp = Math.floor(now.add({ hours: lifeHours }).epochMilliseconds / 1_000)
      const parts = [
        { typ: 'JWT', alg: 'ES256' },
        { aud: origin, exp, sub: subject },
      ]
      const text = parts
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const proof = sign('sha256', Buffer.from(text), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      return `vapid t=${text}.${proof.toString('base64url')}, k=${publicKey}`
    },
  }
}

/** One number in 2^32 is no private key of this curve; the next purpose gives another one. */
function keysOf(key: SecretKey, attempt = 0): { publicKey: string; privateKey: KeyObject } {
  const scalar = key.derive(attempt === 0 ? 'web-push' : `web-push-${attempt}`)
  const pair = createECDH(curve)
  try {
    pair.setPrivateKey(scalar)
  } catch (error) {
    if (attempt > 3) throw error
    return keysOf(key, attempt + 1)
  }
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  return { publicKey: point.toString('base64url'), privateKey }
}
