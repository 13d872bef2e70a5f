import { findSubject, writeSubject } from '#understanding/transactions/describe.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** "15 de almoço ontem e 15 hoje", "12, 14 e 11, tudo almoço": a subject said once is for all. */
export function shareSubjects(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  const isMissing = transactions.some((one) => one.doubt === 'subject')
  if (!isMissing || transactions.length < 2) return transactions
  const named = transactions.findLast((one) => one.doubt === null)
  const head = headSubject(scene, settled)
  return transactions.map((one, at) => {
    if (one.doubt !== 'subject') return one
    const source = transactions.slice(0, at).findLast((other) => other.doubt === null) ?? named
    const description = head ?? source?.draft.description
    if (!description) return one
    const type = source?.draft.type ?? one.draft.type
    const isSameType = type === one.draft.type
    const own = isSameType ? one.draft.categoryId : null
    const categoryId = own ?? source?.draft.categoryId ?? null
    return { ...one, doubt: null, draft: { ...one.draft, type, description, categoryId } }
  })
}

/** The subject before a colon: `churras: 140 e 60`. */
function headSubject(scene: Scene, settled: readonly Settled[]): string | null {
  const { reading, covers } = scene
  const colon = reading.tokens.findIndex((one) => one.folded === ':')
  const firstAmount = settled[0]?.amount.first ?? 0
  if (colon < 1 || colon > firstAmount) return null
  const subject = findSubject(reading, covers, 0, colon - 1)
  return subject ? writeSubject(reading, subject) : null
}
