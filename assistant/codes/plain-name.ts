const lengthMax = 60

/**
 * A name as a stranger wrote it, safe to show: no dots, slashes or signs that could make a link or
 * a format, no line breaks, of bounded length.
 */
export function plainName(text: string): string {
  const kept = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} &'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return kept.slice(0, lengthMax).trim().toWellFormed()
}
