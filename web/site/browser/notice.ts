import { referralNotice } from '#connection/referral/referral.copy.ts'

const shownMs = 8_000

/** Shows a sentence for a while, or until the visitor puts it away. */
export function showNotice(page: Document, words: { title: string; message: string }): void {
  const notice = page.createElement('div')
  notice.className = 'site-notice'
  notice.setAttribute('role', 'status')
  const title = page.createElement('strong')
  title.textContent = words.title
  const message = page.createElement('span')
  message.textContent = words.message
  const close = page.createElement('button')
  close.type = 'button'
  close.textContent = '\u00d7'
  close.setAttribute('aria-label', referralNotice.close)
  close.addEventListener('click', () => notice.remove())
  notice.append(title, message, close)
  page.body.append(notice)
  setTimeout(() => notice.remove(), shownMs)
}
