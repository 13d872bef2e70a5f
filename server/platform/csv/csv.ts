/** Tells Excel that the file is UTF-8. In Brazil commas are decimal, so `;` is between fields. */
export const csvStart = '\uFEFF'

/** What a spreadsheet would carry out instead of showing. */
const formula = /^[=+\-@\t\r]/

/** One line of a table. @param isText Which cells somebody wrote, and so may be a trap. */
export function csvLine(
  cells: readonly (string | null)[],
  isText: readonly boolean[] = [],
): string {
  const fields = cells.map((cell, index) => {
    const value = cell ?? ''
    const harmless = isText[index] && formula.test(value) ? `'${value}` : value
    return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  })
  return `${fields.join(';')}\r\n`
}
