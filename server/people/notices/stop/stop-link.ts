import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '#platform/security/secret-key.ts'

export const stopPath = '/lembretes/parar'

/** What a letter's link lets anybody who has it do, and nothing else. */
export interface Stop {
  userId: string
  kind: string
}

/** The link ends one kind of letter for one person. It never ages: letters are opened late. */
export function stopUrl(parts: { key: SecretKey; publicUrl: string }, stop: Stop): string {
  const word = `${stop.userId}.${stop.kind}`
  return `${parts.publicUrl}${stopPath}/${word}.${proofOf(parts.key, word).toString('base64url')}`
}

/** Null for a link that we did not write. No kind's name has a point in it. */
export function readStop(key: SecretKey, token: string): Stop | null {
  const [userId = '', kind = '', proof = '', ...more] = token.split('.')
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(key, `${userId}.${kind}`)
  if (more.length > 0 || given.length !== right.length) return null
  return timingSafeEqual(given, right) ? { userId, kind } : null
}

function proofOf(key: SecretKey, word: string): Buffer {
  return createHmac('sha256', key.derive('reminder-stop')).update(word).digest()
}
