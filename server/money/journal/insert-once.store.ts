import { noteInverse } from '#money/journal/journal.store.ts'

/** What became of an insertion: a known id changes nothing, and a note is written once. */
export interface Insertion {
  isInserted: boolean
  isNoted: boolean
}

/**
 * The one shape of an idempotent insertion: the row and the note that undoes it, in one round trip.
 *
 * @param parts.insert Ends in ON CONFLICT DO NOTHING RETURNING id; `$1` is the person, `$2` the id.
 * @param parts.inverse The note, as SQL.
 */
export function insertOnce(parts: { insert: string; command: string; inverse: string }): string {
  const { insert, command, inverse } = parts
  return `
    WITH nova AS (${insert}),
    nota AS (${noteInverse({ userId: '$1', id: '$2', command, inverse, from: 'FROM nova' })})
    SELECT EXISTS (SELECT FROM nova) AS "isInserted", EXISTS (SELECT FROM nota) AS "isNoted"`
}

export function insertionOf({ rows }: { rows: readonly Insertion[] }): Insertion {
  return rows[0] ?? { isInserted: false, isNoted: false }
}
