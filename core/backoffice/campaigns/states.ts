/** How far a campaign is. */
export const campaignStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'stopped',
  'done',
] as const
export type CampaignState = (typeof campaignStates)[number]

/** What became of a person's message. `handed` waits for its turn at the notices. */
export const sendStates = [
  'pending',
  'handed',
  'sent',
  'delivered',
  'read',
  'failed',
  'uncertain',
  'skipped',
] as const
export type SendState = (typeof sendStates)[number]

/** Why somebody was passed over. */
export const skipReasons = [
  'no-consent',
  'leaving',
  'address-unproven',
  'no-number',
  'stopped',
] as const
export type SkipReason = (typeof skipReasons)[number]
