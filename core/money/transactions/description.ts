import { limits } from '#limits.ts'

/**
 * A description as it is stored: composed letters (so that search finds them), no control
 * characters (PostgreSQL refuses some), single spaces, at most `limits.descriptionLengthMax`
 * UTF-16 units and no half of a character at the end. May be empty.
 */
export function tidyDescription(text: string): string {
  const tidy = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (tidy.length <= limits.descriptionLengthMax) return tidy
  const cut = tidy.slice(0, limits.descriptionLengthMax)
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()
}
