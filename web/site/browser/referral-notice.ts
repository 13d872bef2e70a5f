import { referralNotice } from '#connection/referral/referral.copy.ts'
import { meetReferral } from '#connection/referral/referral.ts'
import { showNotice } from '#site/browser/notice.ts'

/**
 * Tells the visitor once that a friend's link brought them here, where somebody has that code.
 *
 * @param isPerson Whether they are signed in: whoever has an account was invited by nobody, and
 *   opens their own link most of all.
 */
export async function showReferralNotice(
  page: Document,
  search: string,
  isPerson: Promise<boolean>,
): Promise<void> {
  const isNew = await meetReferral(search)
  if (isNew && !(await isPerson)) showNotice(page, referralNotice)
}
