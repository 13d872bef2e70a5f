import type { ConversationState, LastRegistration } from '#conversation/state.ts'

const takesBack =
  / (desfaz|desfaca|desfazer|cancela|cancele|cancelar|anula|anule|nao era pra|esquece) /

/** Whether a removal takes back whatever was done, rather than deletes a transaction. */
export function isTakingBack(flat: string): boolean {
  return takesBack.test(flat)
}

/**
 * Which transactions "apaga o último" means: those that were written last and are still there.
 *
 * @returns 'undo' where the last thing done is no plain transaction: it is taken back whole; null
 *   when nothing is left to delete.
 */
export function lastWritten(
  state: ConversationState,
): { ids: string[]; kind: LastRegistration['kind'] } | 'undo' | null {
  const gone = new Set<string>()
  const line = state.last ? [state.last, ...(state.earlier ?? [])] : []
  for (const done of line) {
    for (const id of done.gone ?? []) gone.add(id)
    if (done.gone) continue
    // What lies before a deletion is not what is taken back last.
    if (done.kind !== 'created' && done.kind !== 'corrected') {
      return done === state.last ? 'undo' : null
    }
    const ids = done.transactions.flatMap(({ id }) => (id && !gone.has(id) ? [id] : []))
    if (ids.length > 0) return { ids, kind: done.kind }
  }
  return null
}
