import { referralCopy as copy } from '#commerce/referral/referral.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

/** Puts a text where it can be pasted from. @param said What is told when that worked. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess({ title: said })
  } catch (cause) {
    console.info('the clipboard is closed', cause)
    toastError({ title: copy.copyFailed })
  }
}

/** Hands the link to another app of the telephone; where none takes it, it is copied. */
export async function shareLink(link: string): Promise<void> {
  try {
    await navigator.share({ title: 'Lya', text: copy.shareText, url: link })
  } catch (cause) {
    // Whoever closes the list of apps wants neither.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    await copyText(link, copy.linkCopied)
  }
}
