import { campaignStates, sendStates, skipReasons } from '@lya/core/backoffice/campaigns/states.ts'
import { messageChannels } from '@lya/core/backoffice/messages/content.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { messageContent } from '#backoffice/message-templates.ts'
import { segmentRule } from '#backoffice/segments.ts'
import { id } from '#fields.ts'

export const campaignsRefusals = [
  'campaigns.missing',
  'campaigns.stale',
  'campaigns.incomplete',
  'campaigns.nobody',
  'campaigns.not-now',
] as const

/** How many people are in each state, and what those did who got it. */
export const campaignResults = z.object({
  /** Absent where there are none. */
  states: z.partialRecord(z.enum(sendStates), z.int()),
  skipped: z.partialRecord(z.enum(skipReasons), z.int()),
  /** Opened the e-mail's link, once each; programs that look into letters count as well. */
  openedLinks: z.int(),
  /** Said no to news within seven days, before another campaign reached them. */
  unsubscribed: z.int(),
  /** Were deleted since it started. */
  deleted: z.int(),
})
export type CampaignResults = z.infer<typeof campaignResults>

export const campaign = z.object({
  id,
  name: z.string(),
  state: z.enum(campaignStates),
  /** Null once the template it was drafted with is gone and it was never launched. */
  channel: z.enum(messageChannels).nullable(),
  segment: z.object({ id, name: z.string() }).nullable(),
  template: z.object({ id, name: z.string() }).nullable(),
  perMinute: z.int(),
  startsAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  audience: z.int().nullable(),
  results: campaignResults,
  version: z.int(),
})
export type Campaign = z.infer<typeof campaign>

const campaignList = z.object({ items: z.array(campaign), cursor: z.string().nullable() })

const campaignDetail = campaign.extend({
  /** As they were when it was launched. */
  rule: segmentRule.nullable(),
  content: messageContent.nullable(),
})
export type CampaignDetail = z.infer<typeof campaignDetail>

const which = z.object({ id, version: z.int() })

/** Messages to a segment that really leave. */
export const campaigns = {
  list: forOperators('marketing')
    .route({ method: 'GET', path: '/admin/campaigns', summary: 'Campaigns, the latest first' })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(campaignList),
  get: forOperators('marketing')
    .route({ method: 'GET', path: '/admin/campaigns/{id}', summary: 'One, counted anew' })
    .input(z.object({ id }))
    .output(campaignDetail),
  save: forOperators('marketing')
    .route({
      method: 'PUT',
      path: '/admin/campaigns/{id}',
      description: 'Makes a draft, or replaces one while its version is the one that was read.',
    })
    .input(
      z.object({
        id,
        name: z.string().trim().min(1).max(80),
        segmentId: id.nullable(),
        templateId: id.nullable(),
        perMinute: z.int().min(1).max(1_000),
        /** 0 for one that is new. */
        version: z.int().min(0),
      }),
    )
    .output(campaign),
  remove: forOperators('marketing')
    .route({ method: 'DELETE', path: '/admin/campaigns/{id}', summary: 'Throws a draft away' })
    .input(z.object({ id }))
    .output(z.object({ id })),
  launch: forOperators('marketing')
    .route({
      method: 'POST',
      path: '/admin/campaigns/{id}/launch',
      description:
        'Takes segment and template as they are now. Its people are fixed when it starts: at ' +
        'once, or at the moment that is given.',
    })
    .input(which.extend({ startsAt: z.iso.datetime({ offset: true }).nullable() }))
    .output(campaign),
  pause: forOperators('marketing')
    .route({ method: 'POST', path: '/admin/campaigns/{id}/pause' })
    .input(which)
    .output(campaign),
  resume: forOperators('marketing')
    .route({ method: 'POST', path: '/admin/campaigns/{id}/resume' })
    .input(which)
    .output(campaign),
  stop: forOperators('marketing')
    .route({
      method: 'POST',
      path: '/admin/campaigns/{id}/stop',
      summary: 'Ends it for good; whoever has not got it gets nothing',
    })
    .input(which)
    .output(campaign),
  people: forOperators('marketing')
    .route({
      method: 'GET',
      path: '/admin/campaigns/{id}/people',
      summary: 'The people of one state of its results',
    })
    .input(z.object({ id, state: z.enum(sendStates), cursor: id.optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            userId: id,
            name: z.string(),
            email: z.string(),
            /** Why they were passed over, or the provider's reason. */
            reason: z.string().nullable(),
            at: z.string(),
          }),
        ),
        cursor: z.string().nullable(),
      }),
    ),
}
