import { Refusal } from '@lya/core/refusal.ts'

/** What the store of a slice wrote about an edit. */
export interface EditNote<Row> {
  before: Row
  after?: Partial<Row>
}

/**
 * The one rule of undo, for every slice: edits are taken back one after the other, and what
 * somebody has changed since stays, with both versions shown.
 *
 * @param versions Reads what the undo would have brought back (`yours`) and what is there, both as
 *   the contract shows them; null when it is gone.
 * @throws Refusal `undo.too-late` with `{ yours, stored }`.
 */
export async function revertOrRefuse(
  reverting: Promise<boolean>,
  versions: () => Promise<{ yours: object; stored: object } | null>,
): Promise<void> {
  if (await reverting) return
  const data = (await versions()) ?? { yours: null, stored: null }
  throw new Refusal('conflict', 'undo.too-late', { data })
}
