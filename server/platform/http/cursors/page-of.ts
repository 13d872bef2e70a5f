/**
 * A page of a list that is read by cursor.
 *
 * @param found One row more than a page holds, where there are more.
 * @param cursorOf What a client hands back for what comes behind this row.
 */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
  const last = found.length > size ? found[size - 1] : undefined
  return { rows: found.slice(0, size), nextCursor: last ? cursorOf(last) : null }
}
