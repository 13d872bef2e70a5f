import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Kind, kinds } from '#assistant/reminders/reminder.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

export const stopPath = '/lembretes/parar'

/** What a letter's link lets anybody who has it do, and nothing else. */
export interface Stop {
  userId: string
  kind: Kind
}

/** The link ends one kind of letter for one person. It never ages: letters are opened late. */
export function stopUrl(parts: { key: SecretKey; publicUrl: string }, stop: Stop): string {
  const word = `${stop.userId}.${stop.kind}`
  return `${parts.publicUrl}${stopPath}/${word}.${proofOf(parts.key, word).toString('base64url')}`
}

/** Null for a link that we did not write. */
export function readStop(key: SecretKey, token: string): Stop | null {
  const [userId = '', name = '', proof = '', ...more] = token.split('.')
  const kind = kinds.find((one) => one === name)
  const given = Buffer.from(proof, 'base64url')
  const right = proofOf(key, `${userId}.${name}`)
  if (!kind || more.length > 0 || given.length !== right.length) return null
  return timingSafeEqual(given, right) ? { userId, kind } : null
}

function proofOf(key: SecretKey, word: string): Buffer {
  return createHmac('sha256', key.derive('reminder-stop')).update(word).digest()
}
