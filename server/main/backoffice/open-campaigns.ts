import { addCampaignJobs, campaignsRoutes, mountLinks } from '#backoffice/campaigns/index.ts'
import { segmentsRoutes } from '#backoffice/segments/index.ts'
import { templatesRoutes } from '#backoffice/templates/index.ts'
import type { Ground } from '#main/parts.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

/** Segments, templates and campaigns, and the work that sends them. */
export function openCampaigns(ground: Ground) {
  const { db, clock, log, key, jobs, publicUrl, realtime } = ground
  const announce = (): void => realtime.announce(everyOperator, ['admin:campaigns'], null)
  addCampaignJobs(jobs, { db, clock, log, announce })
  return {
    routes: {
      segments: segmentsRoutes,
      messageTemplates: templatesRoutes({ publicUrl }),
      campaigns: campaignsRoutes({ jobs }),
    },
    mounts: [mountLinks({ db, clock, key })],
  }
}
