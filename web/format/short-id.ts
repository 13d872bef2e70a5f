/**
 * The end of an id, as it is shown where a whole one is too long. Its beginning is the time it was
 * made at: people of one minute share it.
 */
export function shortId(id: string): string {
  return `…${id.slice(-8)}`
}
