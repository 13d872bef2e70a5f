import type { SavedSegment } from '@lya/contract/backoffice/segments.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  deleteSegment,
  isSegmentDrafted,
  lockSegment,
  storeSegment,
} from '#backoffice/segments/segments.store.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'

const table = 'segmentos'

/** @throws Refusal `segments.stale` with both versions, `segments.missing`. */
export async function saveSegment(
  { tx, clock, note }: AdminContext,
  wanted: { id: string; name: string; rule: Segment; version: number },
): Promise<SavedSegment> {
  const { id, name, rule, version } = wanted
  const stored = await lockSegment(tx, id)
  if (stored) refuseStale('segments.stale', version, { stored, yours: () => wanted })
  else if (version > 0) throw new Refusal('missing', 'segments.missing')
  const saved = await storeSegment(tx, { id, name, rule, at: clock.now() })
  await note({
    action: 'segments.saved',
    table,
    recordId: id,
    ...(stored ? { oldValues: { nome: stored.name, regra: stored.rule } } : {}),
    newValues: { nome: name, regra: rule },
  })
  return saved
}

/** What was launched keeps its own copy. @throws Refusal `segments.missing`, `segments.in-use` */
export async function removeSegment({ tx, note }: AdminContext, id: string): Promise<void> {
  const stored = await lockSegment(tx, id)
  if (!stored) throw new Refusal('missing', 'segments.missing')
  if (await isSegmentDrafted(tx, id)) throw new Refusal('conflict', 'segments.in-use')
  await deleteSegment(tx, id)
  const oldValues = { nome: stored.name, regra: stored.rule }
  await note({ action: 'segments.removed', table, recordId: id, oldValues })
}
