import { nameBesides } from '#understanding/transactions/naming/besides.ts'
import type { ReadTransaction, Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'
import {
  completeChildren,
  completeOwners,
  completeWays,
} from '#understanding/transactions/sharing/said-once.ts'
import { shareMissing } from '#understanding/transactions/sharing/share-missing.ts'
import { giveTips } from '#understanding/transactions/sharing/tip-given.ts'
import { getTips } from '#understanding/transactions/sharing/tips-got.ts'

/** "15 de almoço ontem e 15 hoje", "12, 14 e 11, tudo almoço": a subject said once is for all. */
export function shareSubjects(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  scene: Scene,
): ReadTransaction[] {
  if (transactions.length < 2) return getTips(transactions, settled, scene)
  const whole = completeOwners(shareMissing(transactions, settled, scene), settled, scene)
  const told = completeWays(completeChildren(whole, settled, scene), settled, scene)
  const given = giveTips(nameBesides(told, settled, scene), settled, scene)
  return getTips(given, settled, scene)
}
