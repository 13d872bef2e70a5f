import { campaignKey } from '#backoffice/campaigns/campaign-kind.ts'
import { gatherFates, gatherLeavers } from '#backoffice/campaigns/gather.store.ts'
import type { CampaignParts } from '#backoffice/campaigns/parts.ts'
import { countResults } from '#backoffice/campaigns/results.queries.ts'
import { handOver } from '#backoffice/campaigns/run/hand-over.ts'
import {
  listRunning,
  type Running,
  storeResults,
  storeStart,
  takeDue,
} from '#backoffice/campaigns/running.store.ts'
import { freezeAudience } from '#backoffice/campaigns/sends.store.ts'
import { compileSegment } from '#backoffice/segments/index.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'

/**
 * Starts what is due, hands the minute's people over, and looks what became of those before. Any
 * number of workers may do so, and it may be cut off anywhere.
 *
 * @returns How many were handed over.
 */
export async function runCampaigns(parts: CampaignParts): Promise<number> {
  const { db, clock } = parts
  while (await startOne(parts));
  const running = await asSystem(db, (tx) => listRunning(tx, clock.now()))
  let handed = 0
  for (const campaign of running) {
    if (campaign.isSending) handed += await handOver(parts, campaign)
    await gather(parts, campaign)
  }
  if (running.length > 0) parts.announce()
  return handed
}

/** Fixes the people of one that is due, and has it begin: both or neither. */
function startOne({ db, clock }: CampaignParts): Promise<boolean> {
  return asSystem(db, async (tx) => {
    const at = clock.now()
    const due = await takeDue(tx, at)
    if (!due) return false
    const today = todayIn(clock, 'America/Sao_Paulo')
    const who = compileSegment(due.rule, { today, from: 3 })
    const audience = await freezeAudience(tx, { id: due.id, at, who })
    await storeStart(tx, { id: due.id, audience, at })
    return true
  })
}

function gather({ db, clock }: CampaignParts, { id, channel }: Running): Promise<void> {
  return asSystem(db, async (tx) => {
    const at = clock.now()
    await gatherFates(tx, { id, key: campaignKey(id), channel, at })
    await gatherLeavers(tx, { id, channel })
    await storeResults(tx, { id, results: await countResults(tx, id), at })
  })
}
