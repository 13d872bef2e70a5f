import { limits } from '@lya/core/limits.ts'
import { trialEndDate } from '@lya/core/people/profile/trial.ts'
import { findReferrer, isAffiliateCodeTaken } from '#people/profile/profile.queries.ts'
import {
  insertProfile,
  keepAffiliateCode,
  saveAffiliateCode,
} from '#people/profile/profile.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newCode } from '#platform/security/codes.ts'

// Codes of the existing product look like this, and people read them aloud.
const affiliateCodeLength = 8

/**
 * Creates a person's profile with its trial and its own affiliate code, as the system.
 *
 * @param input.referralCode As carried by a link; an unknown one is ignored.
 */
export async function createProfile(
  ctx: { tx: Tx; clock: Clock },
  input: {
    id: string
    name: string
    email: string
    phone: string | null
    referralCode: string | null
  },
): Promise<void> {
  const { id, name, email, phone, referralCode } = input
  const now = ctx.clock.now()
  await insertProfile(ctx.tx, {
    id,
    name,
    email,
    phone,
    trialEndDate: trialEndDate(now, limits.trialDays),
    affiliateCode: await freeAffiliateCode(ctx.tx),
    referrer: referralCode ? await findReferrer(ctx.tx, referralCode) : null,
    at: now,
  })
}

/** The code of somebody's links, as the system; made now for people of older data without one. */
export async function makeAffiliateCode(tx: Tx, userId: string): Promise<string> {
  return keepAffiliateCode(tx, userId, await freeAffiliateCode(tx))
}

/** Another code instead of this one, as the system; null where it is another by now. */
export async function replaceAffiliateCode(
  tx: Tx,
  change: { userId: string; before: string },
): Promise<string | null> {
  const code = await freeAffiliateCode(tx)
  return (await saveAffiliateCode(tx, { ...change, code })) ? code : null
}

/** Two people drawing one code at the same moment is left to the unique index. */
async function freeAffiliateCode(tx: Tx): Promise<string> {
  let code = newCode(affiliateCodeLength)
  while (await isAffiliateCodeTaken(tx, code)) code = newCode(affiliateCodeLength)
  return code
}
