/**
 * What a call's notes become when one operator saves theirs. Two may write at once; what the other
 * one wrote meanwhile is kept below, not lost.
 *
 * @param notes.before What this operator's screen had been given.
 * @param notes.mine What stands there now.
 * @param notes.stored What is kept by now.
 */
export function mergeNotes(notes: { before: string; mine: string; stored: string }): string {
  const { before, mine, stored } = notes
  if (stored === before || stored === mine) return mine
  if (mine === before || mine === '') return stored
  if (stored.includes(mine)) return stored
  const added = stored.startsWith(before) ? stored.slice(before.length) : stored
  return [mine, added].map((part) => part.trim()).join('\n')
}
