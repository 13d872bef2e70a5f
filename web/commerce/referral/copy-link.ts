import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { copyText } from '#design/toast/copy-text.ts'

/** Copies the link. @param said What is told when that worked. */
export function copyLink(link: string, said: string): Promise<boolean> {
  return copyText(link, { copied: said, failed: { title: copy.copyFailed } })
}

/** Hands the link to another app of the telephone; where none takes it, it is copied. */
export async function shareLink(link: string): Promise<void> {
  try {
    await navigator.share({ title: 'Lya', text: copy.shareText, url: link })
  } catch (cause) {
    // Whoever closes the list of apps wants neither.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    await copyLink(link, copy.linkCopied)
  }
}
