import { referralNotice } from '#connection/referral/referral.copy.ts'
import { isNewReferral } from '#connection/referral/referral.ts'
import { showNotice } from '#site/browser/notice.ts'

/** Tells the visitor once that a friend's link brought them here. */
export function showReferralNotice(page: Document, code: string): void {
  if (isNewReferral(code)) showNotice(page, referralNotice)
}
