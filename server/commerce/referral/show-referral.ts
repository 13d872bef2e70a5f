import type { Referral } from '@lya/contract/commerce/referral.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { sumCommission } from '@lya/core/commerce/referral/commission.ts'
import { milestones } from '@lya/core/commerce/referral/prizes.ts'
import { listEntries } from '#commerce/referral/ledger.queries.ts'
import {
  countPaidReferrals,
  countReferrals,
  countWaitingReferrals,
  listPrizes,
} from '#commerce/referral/referral.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What the page says that a paid referral brings (spec 2, section 9). */
const estimateCents = 2_500

/** Everything of one person's referrals but the people, as the system. */
export async function showReferral(tx: Tx, userId: string, publicUrl: string): Promise<Referral> {
  const { code, total, paid, trial, payoutKey } = await countReferrals(tx, userId)
  const won = await listPrizes(tx, userId)
  return {
    ...{ code, total, paid, trial, payoutKey },
    link: code === null ? null : `${publicUrl}/testegratis?ref=${code}`,
    estimatedCents: cents(paid * estimateCents),
    commissions: sumCommission(await listEntries(tx, userId)),
    counted: await countPaidReferrals(tx, userId),
    waiting: await countWaitingReferrals(tx, userId),
    prizes: milestones.map((prize) => ({ ...prize, isWon: won.includes(prize.referrals) })),
  }
}
