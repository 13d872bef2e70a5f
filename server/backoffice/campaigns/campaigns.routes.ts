import { id } from '@lya/contract/fields.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { runSoon } from '#backoffice/campaigns/campaigns.jobs.ts'
import { findCampaign, listCampaigns } from '#backoffice/campaigns/campaigns.queries.ts'
import { launchCampaign, moveCampaign } from '#backoffice/campaigns/launch-campaign.ts'
import { countResults, listSentTo } from '#backoffice/campaigns/results.queries.ts'
import { removeDraft, saveCampaign } from '#backoffice/campaigns/save-campaign.ts'
import { type AdminContext, asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Actor, RequestContext } from '#platform/http/context.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'

const reason = 'marketing routine'
const pages = rowCursor(id, 'campaigns.missing')

/** Messages to a segment that really leave. */
export function campaignsRoutes({ jobs }: { jobs: Pick<JobQueue, 'enqueue'> }) {
  const act = <T>(
    context: RequestContext & { actor: Actor },
    work: (ctx: AdminContext) => Promise<T>,
  ): Promise<T> => asAdmin(context, operatorOf(context), reason, work)
  const move = (
    context: RequestContext & { actor: Actor },
    wanted: Parameters<typeof moveCampaign>[1],
  ) =>
    act(context, async (ctx) => {
      const moved = await moveCampaign(ctx, wanted)
      await runSoon(jobs, ctx.tx)
      return moved
    })
  const { campaigns } = signedIn.admin
  return {
    list: campaigns.list.handler(({ input, context }) =>
      readAsAdmin(context.db, async (tx) => {
        const after = input.cursor === undefined ? null : pages.read(input.cursor)
        const { items, last } = await listCampaigns(tx, after)
        return { items, cursor: last && pages.write(last) }
      }),
    ),
    get: campaigns.get.handler(({ input, context }) =>
      readAsAdmin(context.db, async (tx) => {
        const found = await findCampaign(tx, input.id)
        if (!found) throw new Refusal('missing', 'campaigns.missing')
        return { ...found, results: await countResults(tx, input.id) }
      }),
    ),
    save: campaigns.save.handler(({ input, context }) =>
      act(context, (ctx) => saveCampaign(ctx, input)),
    ),
    remove: campaigns.remove.handler(({ input, context }) =>
      act(context, async (ctx) => {
        await removeDraft(ctx, input.id)
        return { id: input.id }
      }),
    ),
    launch: campaigns.launch.handler(({ input, context }) =>
      act(context, async (ctx) => {
        const startsAt = input.startsAt === null ? null : Temporal.Instant.from(input.startsAt)
        const launched = await launchCampaign(ctx, { ...input, startsAt })
        await runSoon(jobs, ctx.tx)
        return launched
      }),
    ),
    pause: campaigns.pause.handler(({ input, context }) =>
      move(context, { ...input, to: 'paused' }),
    ),
    resume: campaigns.resume.handler(({ input, context }) =>
      move(context, { ...input, to: 'sending' }),
    ),
    stop: campaigns.stop.handler(({ input, context }) =>
      move(context, { ...input, to: 'stopped' }),
    ),
    people: campaigns.people.handler(({ input, context }) =>
      readAsAdmin(context.db, async (tx) => {
        const { state, cursor = null } = input
        const { items, last } = await listSentTo(tx, { id: input.id, state, after: cursor })
        return { items, cursor: last }
      }),
    ),
  }
}
