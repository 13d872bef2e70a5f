import { profilePhoneOf } from '@lya/core/people/identity/whatsapp-number.ts'
import type { Identity } from '#assistant/channels/channel.ts'
import { numberLinked, numberLost } from '#assistant/channels/channels.events.ts'
import { saveChannel, takeCode } from '#assistant/channels/channels.store.ts'
import { codeDigest } from '#assistant/channels/link-code.ts'
import { savePhone, vacatePhone } from '#people/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { TransactionEvents } from '#platform/events/transaction-events.ts'
import { newId } from '#platform/security/ids.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * Links a number to whoever asked for the code that came from it, as the system. That is a proof:
 * a person who had linked or written down the same number before loses it.
 *
 * @returns Whose it is now, and who lost it; null when the code is wrong, used or too old.
 */
export async function linkNumber(
  ctx: { tx: Tx; clock: Clock; events: TransactionEvents; key: SecretKey },
  identity: Identity,
  code: string,
): Promise<{ userId: string; losers: readonly string[] } | null> {
  const at = ctx.clock.now()
  const userId = await takeCode(ctx.tx, { digest: codeDigest(ctx.key, code), at })
  if (userId === null) return null
  const lost = new Set(await saveChannel(ctx.tx, { ...identity, userId, id: newId(), at }))
  const phone = identity.waId === null ? null : profilePhoneOf(identity.waId)
  if (phone !== null) {
    for (const id of await vacatePhone(ctx.tx, { phone, keeperId: userId, at })) lost.add(id)
    await savePhone(ctx.tx, { userId, phone, at })
  }
  await ctx.events.announce(ctx, numberLinked, { userId, waId: identity.waId })
  lost.delete(userId)
  for (const loser of lost) {
    await ctx.events.announce(ctx, numberLost, { userId: loser, waId: identity.waId })
  }
  return { userId, losers: [...lost] }
}
