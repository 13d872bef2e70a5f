import { toastError, toastSuccess } from '#design/toast/toast.ts'

/**
 * Puts a text where it can be pasted from, and says so, or how to do without: the clipboard may be
 * denied, and a page without https has none.
 *
 * @returns Whether it was copied.
 */
export async function copyText(
  text: string,
  words: { copied: string; failed: { title: string; message?: string } },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    console.info('the clipboard is closed', cause)
    toastError(words.failed)
    return false
  }
  toastSuccess({ title: words.copied })
  return true
}
