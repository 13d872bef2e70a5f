import type { MessageChannel } from '@lya/core/backoffice/messages/content.ts'
import { campaignKey } from '#backoffice/campaigns/campaign-kind.ts'
import { findOwnMessage } from '#backoffice/campaigns/campaigns.store.ts'
import type { CampaignParts } from '#backoffice/campaigns/parts.ts'
import { takeTurn } from '#backoffice/campaigns/running.store.ts'
import {
  listPending,
  lockPending,
  putOffSend,
  settleSend,
} from '#backoffice/campaigns/sends.store.ts'
import { newsKind, offerNotice } from '#people/notices/index.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/** Rows that one turn looks at for each that it may hand over: at night most of them are quiet. */
const looksPerSend = 5
const failedMinutes = 10

interface Campaign {
  id: string
  channel: MessageChannel
}
type Person = Awaited<ReturnType<typeof listPending>>[number]

/**
 * Hands this minute's people over to the notices, each in a transaction of their own: a worker that
 * vanishes half-way has handed over whom it had, and the others have their turn in the next minute.
 *
 * @returns How many were handed over.
 */
export async function handOver(parts: CampaignParts, campaign: Campaign): Promise<number> {
  const { db, clock } = parts
  const at = clock.now()
  const turn = await asSystem(db, (tx) => takeTurn(tx, campaign.id, at))
  let handed = 0
  let looked = 0
  while (handed < turn && looked < turn * looksPerSend) {
    const limit = Math.min(turn - handed, 100)
    const page = { campaignId: campaign.id, at, limit }
    const people = await asSystem(db, (tx) => listPending(tx, page))
    if (people.length === 0) break
    looked += people.length
    for (const person of people) if (await handOne(parts, campaign, person)) handed += 1
  }
  return handed
}

async function handOne(
  parts: CampaignParts,
  { id: campaignId, channel }: Campaign,
  person: Person,
): Promise<boolean> {
  const { userId, timeZone } = person
  const { db, clock } = parts
  const whose = { userId, campaignId }
  try {
    return await asUser(db, userId, async (tx) => {
      const at = clock.now()
      if (!(await lockPending(tx, whose))) return false
      // It may have been paused or stopped since the turn was taken.
      if ((await findOwnMessage(tx, campaignId))?.state !== 'sending') return false
      if (person.isLeaving) {
        await settleSend(tx, { ...whose, at, state: 'skipped', reason: 'leaving' })
        return false
      }
      const ctx = { tx, userId, timeZone, clock: { now: () => at } }
      const offer = { key: campaignKey(campaignId), channel, data: { campaign: campaignId } }
      const offered = await offerNotice(ctx, newsKind, offer)
      if (offered.outcome === 'quiet') {
        await putOffSend(tx, { ...whose, until: offered.until })
        return false
      }
      if (offered.outcome === 'unwanted') {
        await settleSend(tx, { ...whose, at, state: 'skipped', reason: 'no-consent' })
        return false
      }
      await settleSend(tx, { ...whose, at, state: 'handed' })
      return true
    })
  } catch (error) {
    // The others are not to wait for this one.
    parts.log.error('a campaign did not reach somebody', { ...describeBug(error) })
    const until = clock.now().add({ minutes: failedMinutes })
    await asSystem(db, (tx) => putOffSend(tx, { ...whose, until }))
    return false
  }
}
