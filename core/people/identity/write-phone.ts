/**
 * Writes a stored telephone as an operator reads it: `+55 (11) 91234-5678`, and
 * `+55 (11) 3333-4444` for a company's line, which has no 9. Another shape keeps its digits.
 */
export function writePhone(stored: string): string {
  const digits = stored.replace(/[^0-9]/g, '')
  const match = /^(\d\d)(\d\d)(\d{5}|(?<=^55..)\d{4})(\d{4})$/.exec(digits)
  return match ? `+${match[1]} (${match[2]}) ${match[3]}-${match[4]}` : `+${digits}`
}
