/**
 * Reads the id that a PIX transfer has everywhere: `E`, the bank's ISPB, the minute, and eleven
 * letters or digits. Null when it is none.
 */
export function readEndToEnd(typed: string): string | null {
  const id = typed.trim()
  return /^E\d{8}20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[A-Za-z0-9]{11}$/.test(
    id,
  )
    ? id
    : null
}
