export { campaignKind } from '#backoffice/campaigns/campaign-kind.ts'
export { addCampaignJobs, campaignQueue } from '#backoffice/campaigns/campaigns.jobs.ts'
export { campaignsRoutes } from '#backoffice/campaigns/campaigns.routes.ts'
export { mountLinks } from '#backoffice/campaigns/mount-links.ts'
