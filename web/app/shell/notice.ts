/** Where a sentence waits for the page that is loaded next in this tab. */
const key = 'lya-notice'

/** Leaves a sentence for a content page, whose own small script shows it once. */
export function leaveNotice(notice: { title: string; message: string }): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice))
  } catch (cause) {
    // Without storage the person still lands where they wanted, only without the sentence.
    console.info('no storage for a notice', cause)
  }
}
