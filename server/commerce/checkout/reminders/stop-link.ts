import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '#platform/security/secret-key.ts'

export const stopPath = '/api/checkout/lembretes'

/** Ends the mails about a checkout that was left; it works without signing in, and for ever. */
export function stopLink(key: SecretKey, publicUrl: string, sessionId: string): string {
  return `${publicUrl}${stopPath}?s=${sessionId}&c=${macOf(key, sessionId)}`
}

export function isStopLink(key: SecretKey, given: { sessionId: string; code: string }): boolean {
  const expected = Buffer.from(macOf(key, given.sessionId))
  const code = Buffer.from(given.code)
  return code.length === expected.length && timingSafeEqual(code, expected)
}

function macOf(key: SecretKey, sessionId: string): string {
  const mac = createHmac('sha256', key.derive('checkout-reminders')).update(sessionId)
  return mac.digest('base64url')
}
