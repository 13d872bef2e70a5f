import { createECDH, randomBytes } from 'node:crypto'
import { authBytes, curve, encryptFor } from '#adapters/web-push/encrypt.ts'
import { vapidOf } from '#adapters/web-push/vapid.ts'
import type { PushBrowser, PushOutcome, PushService } from '#people/notices/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { isLoopbackHost } from '#platform/http/origin.ts'
import type { Log } from '#platform/log/log.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const timeoutMs = 10_000

/**
 * Speaks Web Push (RFC 8030) to the service that a browser belongs to. The browser names the
 * address, so only those of known services are ever called: any other could be one of our own.
 *
 * @param parts.services Hosts, `*.` in front for all below one.
 * @param parts.contact Whom a service may write to: `mailto:` or `https:`.
 */
export function webPush(parts: {
  key: SecretKey
  clock: Clock
  log: Log
  services: readonly string[]
  contact: string
}): PushService {
  const vapid = vapidOf(parts.key, parts.contact)
  const addressOf = (browser: PushBrowser): URL | null => knownAddress(browser, parts.services)
  return {
    publicKey: vapid.publicKey,
    isAcceptable: (browser) => addressOf(browser) !== null && keysOf(browser) !== null,
    send: async (browser, { tag, ...shown }, secondsMax) => {
      const address = addressOf(browser)
      const keys = keysOf(browser)
      // The list of services may have become shorter since.
      if (!address || !keys) return 'gone'
      const plain = Buffer.from(JSON.stringify({ tag, ...shown }))
      const chance = { privateKey: newPrivateKey(), salt: randomBytes(16) }
      try {
        const answer = await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            authorization: vapid.authorize(address.origin, parts.clock.now()),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(secondsMax),
            urgency: 'normal',
            topic: tag.replaceAll('-', ''),
          },
          body: new Uint8Array(encryptFor(keys, plain, chance)),
        })
        await answer.body?.cancel()
        const outcome = outcomeOf(answer.status)
        if (outcome !== 'sent') {
          parts.log.warn('a notification was not taken', {
            service: address.host,
            status: answer.status,
          })
        }
        return outcome
      } catch (error) {
        // What the network does to us has many names, and one meaning.
        const { name } = error as Error
        parts.log.warn('a push service was not reached', { service: address.host, name })
        return 'later'
      }
    },
  }
}

/** RFC 8030 and what the services make of it. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'never'
}

function knownAddress({ endpoint }: PushBrowser, services: readonly string[]): URL | null {
  if (!URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  const { protocol, host, username, password } = url
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host))
  if (!isSafe || username !== '' || password !== '') return null
  const isKnown = services.some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  )
  return isKnown ? url : null
}

function keysOf(browser: PushBrowser): { publicKey: Buffer; auth: Buffer } | null {
  const publicKey = Buffer.from(browser.p256dh, 'base64url')
  const auth = Buffer.from(browser.auth, 'base64url')
  if (auth.length !== authBytes || publicKey.length !== 65) return null
  try {
    // Only a point of the curve gives a secret.
    const probe = createECDH(curve)
    probe.generateKeys()
    probe.computeSecret(publicKey)
    return { publicKey, auth }
  } catch {
    return null
  }
}

function newPrivateKey(): Buffer {
  const pair = createECDH(curve)
  pair.generateKeys()
  // A number with zeros in front comes shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
}
