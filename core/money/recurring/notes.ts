import { limits } from '#limits.ts'

/**
 * Notes as they are stored: composed letters, no control characters but line ends (PostgreSQL
 * refuses some), at most `limits.notesLengthMax` UTF-16 units. Null when nothing is left.
 */
export function tidyNotes(text: string | null): string | null {
  const tidy = (text ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
    .slice(0, limits.notesLengthMax)
  return tidy.toWellFormed().trim() || null
}
