import { referralNotice } from '#connection/referral.copy.ts'
import { isNewReferral } from '#connection/referral.ts'

const shownMs = 8_000

/** Tells the visitor once that a friend's link brought them here. */
export function showReferralNotice(page: Document, code: string): void {
  if (!isNewReferral(code)) return
  const notice = page.createElement('div')
  notice.className = 'site-notice'
  notice.setAttribute('role', 'status')
  const title = page.createElement('strong')
  title.textContent = referralNotice.title
  const message = page.createElement('span')
  message.textContent = referralNotice.message
  const close = page.createElement('button')
  close.type = 'button'
  close.textContent = '\u00d7'
  close.setAttribute('aria-label', referralNotice.close)
  close.addEventListener('click', () => notice.remove())
  notice.append(title, message, close)
  page.body.append(notice)
  setTimeout(() => notice.remove(), shownMs)
}
