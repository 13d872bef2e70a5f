import { createHmac } from 'node:crypto'
import { Refusal } from '@lya/core/refusal.ts'
import { saveCode } from '#assistant/channels/channels.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { countAttempts } from '#platform/limits/index.ts'
import { newDigits } from '#platform/security/codes.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const digits = 6
const lifeMinutes = 10
const codesPerHourMax = 10

/**
 * Six digits are soon tried through, so what is stored hangs on the installation's key as well.
 *
 * @returns What stands for the code in the database.
 */
export function codeDigest(key: SecretKey, code: string): string {
  return createHmac('sha256', key.derive('link-codes')).update(code).digest('base64url')
}

/**
 * Makes a code that links the number which it is sent from to this person, for ten minutes.
 *
 * @throws Refusal `channels.too-many-codes`.
 */
export async function startLink(
  parts: { db: Database; clock: Clock; key: SecretKey },
  userId: string,
): Promise<{ code: string; expiresAt: Temporal.Instant }> {
  const bucket = { key: `channels.code:${userId}`, max: codesPerHourMax, windowSeconds: 3_600 }
  const wait = await countAttempts(parts, [bucket])
  if (wait !== null) {
    throw new Refusal('limit', 'channels.too-many-codes', { retryAfterSeconds: wait })
  }
  const at = parts.clock.now()
  const expiresAt = at.add({ minutes: lifeMinutes })
  const save = (code: string): Promise<boolean> =>
    asSystem(parts.db, (tx) =>
      saveCode(tx, { userId, digest: codeDigest(parts.key, code), at, expiresAt }),
    )
  let code = newDigits(digits)
  while (!(await save(code))) code = newDigits(digits)
  return { code, expiresAt }
}

const alone = /^\W*(vincular|conectar|codigo|c\u00f3digo)?\W*(\d{3})[\s.-]?(\d{3})\W*$/iu
/** The first greeting, which waits in WhatsApp for whoever has just registered. */
const greeting = /^\W*oi\W+lya\b.{0,80}\bc(?:o|\u00f3)digo\W*(\d{3})[\s.-]?(\d{3})\W*$/iu

/**
 * The code that a text consists of: alone, or after a word such as the one in our link, or at the
 * end of the first greeting.
 */
export function readCode(text: string, options: { isWordNeeded: boolean }): string | null {
  const greeted = greeting.exec(text)
  if (greeted) return `${greeted[1]}${greeted[2]}`
  const written = alone.exec(text)
  if (!written || (options.isWordNeeded && written[1] === undefined)) return null
  return `${written[2]}${written[3]}`
}

/** Six digits and nothing else, which from a linked number are a code or an amount. */
export function readBareCode(text: string): string | null {
  return /^\s*(\d{6})\s*$/.exec(text)?.[1] ?? null
}
