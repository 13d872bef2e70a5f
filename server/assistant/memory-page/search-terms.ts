/**
 * The words of a search; null when it holds nothing but marks, which nobody means and which would
 * find everything.
 */
export function searchTerms(text: string): string[] | null {
  const parts = text
    .toWellFormed()
    .normalize('NFC')
    .split(/[\s\p{Cc}]+/u)
    .filter((part) => part !== '')
  const words = parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 0 && words.length === 0 ? null : words
}
