import type { Campaign } from '@lya/contract/backoffice/campaigns.ts'
import type { CampaignState } from '@lya/core/backoffice/campaigns/states.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  lockCampaign,
  type StoredCampaign,
  storeLaunch,
  storeState,
} from '#backoffice/campaigns/campaigns.store.ts'
import { campaignTable, showCampaign } from '#backoffice/campaigns/save-campaign.ts'
import { countSegment, lockSegment } from '#backoffice/segments/index.ts'
import { lockTemplate, refuseContent } from '#backoffice/templates/index.ts'
import { refuseStale } from '#money/journal/index.ts'
import type { AdminContext } from '#platform/audit/as-admin.ts'
import { todayIn } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

interface Which {
  id: string
  version: number
}

/**
 * Takes segment and template as they are now. Its people are fixed when it starts.
 *
 * @throws Refusal `campaigns.nobody` when it would start now and nobody is in its segment,
 *   `campaigns.incomplete`, `campaigns.not-now`, `campaigns.stale`, `campaigns.missing`.
 */
export async function launchCampaign(
  { tx, clock, note }: AdminContext,
  wanted: Which & { startsAt: Temporal.Instant | null },
): Promise<Campaign> {
  const stored = await lock(tx, wanted)
  if (stored.state !== 'draft') throw new Refusal('conflict', 'campaigns.not-now')
  const { segmentId, templateId } = stored
  const segment = segmentId === null ? null : await lockSegment(tx, segmentId)
  const template = templateId === null ? null : await lockTemplate(tx, templateId)
  if (!segment || !template) throw new Refusal('invalid', 'campaigns.incomplete')
  const { channel, subject, body, button, path, metaName } = template
  const content = { channel, subject, body, button, path, metaName }
  refuseContent(content)
  const at = clock.now()
  const startsAt = wanted.startsAt ?? at
  const isLater = Temporal.Instant.compare(startsAt, at) > 0
  const today = todayIn(clock, 'America/Sao_Paulo')
  // Until it starts there may be somebody.
  if (!isLater && (await countSegment(tx, segment.rule, today)) === 0) {
    throw new Refusal('invalid', 'campaigns.nobody')
  }
  await storeLaunch(tx, { id: stored.id, rule: segment.rule, content, startsAt, at })
  await note({
    action: 'campaigns.launched',
    table: campaignTable,
    recordId: stored.id,
    newValues: { regra: segment.rule, conteudo: content, inicia_em: startsAt.toString() },
  })
  return showCampaign(tx, stored.id)
}

/** From which states an operator may move it where. */
const ways = {
  paused: ['scheduled', 'sending'],
  sending: ['paused'],
  stopped: ['scheduled', 'sending', 'paused'],
} as const satisfies Partial<Record<CampaignState, readonly CampaignState[]>>

/** @throws Refusal `campaigns.not-now`, `campaigns.stale`, `campaigns.missing` */
export async function moveCampaign(
  { tx, clock, note }: AdminContext,
  wanted: Which & { to: keyof typeof ways },
): Promise<Campaign> {
  const stored = await lock(tx, wanted)
  const { id, state } = stored
  const from: readonly CampaignState[] = ways[wanted.to]
  if (!from.includes(state)) throw new Refusal('conflict', 'campaigns.not-now')
  // What had not started when it was paused has its people still to be fixed.
  const hasStarted = await isStarted(tx, id)
  const to = wanted.to === 'sending' && !hasStarted ? 'scheduled' : wanted.to
  await storeState(tx, { id, state: to, at: clock.now() })
  await note({
    action: `campaigns.${to}`,
    table: campaignTable,
    recordId: id,
    oldValues: { situacao: state },
    newValues: { situacao: to },
  })
  return showCampaign(tx, id)
}

async function isStarted(tx: Tx, id: string): Promise<boolean> {
  return (await showCampaign(tx, id)).startedAt !== null
}

async function lock(tx: Tx, { id, version }: Which): Promise<StoredCampaign> {
  const stored = await lockCampaign(tx, id)
  if (!stored) throw new Refusal('missing', 'campaigns.missing')
  refuseStale('campaigns.stale', version, { stored, yours: () => ({}) })
  return stored
}
