import type { Campaign } from '@lya/contract/backoffice/campaigns.ts'
import { assert } from '@lya/core/assert.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findCampaign } from '#backoffice/campaigns/campaigns.queries.ts'
import { deleteDraft, lockCampaign, storeDraft } from '#backoffice/campaigns/campaigns.store.ts'
import { lockSegment } from '#backoffice/segments/index.ts'
import { lockTemplate } from '#backoffice/templates/index.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import type { Tx } from '#platform/db/transaction.ts'

export const campaignTable = 'campanhas'

/** As it is shown. */
export async function showCampaign(tx: Tx, id: string): Promise<Campaign> {
  const found = await findCampaign(tx, id)
  assert(found, 'what was just written is there')
  const { rule: _rule, content: _content, ...shown } = found
  return shown
}

/**
 * @throws Refusal `campaigns.stale` with both versions, `campaigns.not-now` once it was launched,
 *   `campaigns.missing`, `segments.missing`, `templates.missing`.
 */
export async function saveCampaign(
  { tx, clock, note }: AdminContext,
  wanted: {
    id: string
    name: string
    segmentId: string | null
    templateId: string | null
    perMinute: number
    version: number
  },
): Promise<Campaign> {
  const { id, version, segmentId, templateId } = wanted
  const stored = await lockCampaign(tx, id)
  if (stored) {
    if (stored.state !== 'draft') throw new Refusal('conflict', 'campaigns.not-now')
    refuseStale('campaigns.stale', version, { stored, yours: () => wanted })
  } else if (version > 0) throw new Refusal('missing', 'campaigns.missing')
  if (segmentId !== null && !(await lockSegment(tx, segmentId))) {
    throw new Refusal('missing', 'segments.missing')
  }
  if (templateId !== null && !(await lockTemplate(tx, templateId))) {
    throw new Refusal('missing', 'templates.missing')
  }
  await storeDraft(tx, { ...wanted, at: clock.now() })
  await note({
    action: 'campaigns.saved',
    table: campaignTable,
    recordId: id,
    ...(stored ? { oldValues: { ...stored } } : {}),
    newValues: { ...wanted },
  })
  return showCampaign(tx, id)
}

/** @throws Refusal `campaigns.missing`, and `campaigns.not-now` once it was launched. */
export async function removeDraft({ tx, note }: AdminContext, id: string): Promise<void> {
  const stored = await lockCampaign(tx, id)
  if (!stored) throw new Refusal('missing', 'campaigns.missing')
  if (stored.state !== 'draft') throw new Refusal('conflict', 'campaigns.not-now')
  await deleteDraft(tx, id)
  const oldValues = { ...stored }
  await note({ action: 'campaigns.removed', table: campaignTable, recordId: id, oldValues })
}
