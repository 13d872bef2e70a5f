import { limits } from '#limits.ts'

/**
 * A category's name as it is stored: composed letters, one space between words, no control
 * characters, at most `limits.nameLengthMax` UTF-16 units. Empty when nothing is left.
 */
export function tidyCategoryName(text: string): string {
  const tidy = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return tidy.slice(0, limits.nameLengthMax).toWellFormed().trim()
}
