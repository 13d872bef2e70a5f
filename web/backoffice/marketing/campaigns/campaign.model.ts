import type { Campaign, CampaignResults } from '@lya/contract/backoffice/campaigns.ts'

/** How many it left for: sent, and whatever the provider told after that. */
export function reachedOf({ states }: CampaignResults): number {
  return (states.sent ?? 0) + (states.delivered ?? 0) + (states.read ?? 0)
}

/** A rate as it is typed; null where it is none. */
export function readRate(text: string): number | null {
  const rate = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rate >= 1 && rate <= 1_000 ? rate : null
}

/** A campaign while it is written. */
export interface CampaignDraft {
  name: string
  /** Empty until one is chosen. */
  segmentId: string
  templateId: string
  rate: string
  /** A day and time as the field gives it; empty for at once. */
  start: string
}

export function draftOf(campaign: Campaign | null): CampaignDraft {
  return {
    name: campaign?.name ?? '',
    segmentId: campaign?.segment?.id ?? '',
    templateId: campaign?.template?.id ?? '',
    rate: String(campaign?.perMinute ?? 60),
    start: '',
  }
}

/** What campaigns came to together; `letters` are those that carry a link of ours. */
export function sumOf(campaigns: readonly Campaign[]) {
  const sum = { audience: 0, reached: 0, letters: 0, skipped: 0, failed: 0, opened: 0, gone: 0 }
  for (const { audience, channel, results } of campaigns) {
    const reached = reachedOf(results)
    sum.audience += audience ?? 0
    sum.reached += reached
    sum.letters += channel === 'email' ? reached : 0
    sum.skipped += results.states.skipped ?? 0
    sum.failed += results.states.failed ?? 0
    sum.opened += results.openedLinks
    sum.gone += results.unsubscribed
  }
  return sum
}

/** A part of a whole, such as `12%`. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${Math.round((part * 100) / whole)}%`
}
