import { referralNotice } from '#connection/referral/referral.copy.ts'
import { arrivingReferral, meetReferral } from '#connection/referral/referral.ts'
import { showNotice } from '#site/browser/notice.ts'

/** Tells the visitor once that a friend's link brought them here, where somebody has that code. */
export async function showReferralNotice(page: Document, search: string): Promise<void> {
  const code = arrivingReferral(search)
  if (code !== null && (await meetReferral(code))) showNotice(page, referralNotice)
}
