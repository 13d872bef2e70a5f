import { createHash } from 'node:crypto'
import type { PushBrowser } from '#people/notices/browsers/push-service.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const place = (userId: string): string => `assinaturas_push.conteudo:${userId}`

/** For storage: whoever holds these can write to the browser. */
export function sealBrowser(key: SecretKey, userId: string, browser: PushBrowser): string {
  return key.encrypt(JSON.stringify(browser), place(userId))
}

export function openBrowser(key: SecretKey, userId: string, sealed: string): PushBrowser {
  return JSON.parse(key.decrypt(sealed, place(userId))) as PushBrowser
}

/** What tells browsers apart, and tells nobody their address. */
export function digestOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}
