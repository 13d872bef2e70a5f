/** Where a sentence waits for the page that this tab loads next. */
const key = 'lya-notice'

export type LeftNotice = { title: string; message: string }

/** Leaves a sentence for a content page, which has no toasts of ours; it shows it once. */
export function leaveNotice(notice: LeftNotice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch (cause) {
    // Without storage the person still lands where they wanted, only without the sentence.
    console.info('no storage for a notice', cause)
  }
}

/** Takes the sentence that the page before left; null when it left none. */
export function takeNotice(): LeftNotice | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    // Only leaveNotice writes this, in this tab.
    return kept === null ? null : (JSON.parse(kept) as LeftNotice)
  } catch (cause) {
    console.info('no storage for a notice', cause)
    return null
  }
}
