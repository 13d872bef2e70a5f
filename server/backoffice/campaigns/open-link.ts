import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '#platform/security/secret-key.ts'

export const openPath = '/novidades/ir'

/** Whose letter of which campaign a link stood in. */
export interface OpenedLink {
  userId: string
  campaignId: string
}

/** The path of a letter's button: it counts once, and leads on to where the campaign says. */
export function linkPath(key: SecretKey, { userId, campaignId }: OpenedLink): string {
  const word = `${userId}.${campaignId}`
  return `${openPath}/${word}.${proofOf(key, word).toString('base64url')}`
}

/** Null for a link that we did not write. */
export function readLink(key: SecretKey, token: string): OpenedLink | null {
  const [userId = '', campaignId = '', proof = '', ...more] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(key, `${userId}.${campaignId}`)
  if (more.length > 0 || given.length !== right.length) return null
  return timingSafeEqual(given, right) ? { userId, campaignId } : null
}

function proofOf(key: SecretKey, word: string): Buffer {
  return createHmac('sha256', key.derive('campaign-link')).update(word).digest()
}
