import { churnLevels } from '@lya/core/backoffice/churn/churn.ts'
import { engagementLevels } from '@lya/core/backoffice/engagement/engagement.ts'
import { subscriberStandings } from '@lya/core/backoffice/standing/subscriber-standing.ts'
import { trialStandings } from '@lya/core/backoffice/standing/trial-standing.ts'
import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'

/** The lists of people: on trial, with a plan of any state, and everybody. */
export const peopleLists = ['trial', 'subscriber', 'all'] as const

/** How far somebody has come, each as the funnel counts it. */
export const funnelStages = ['onboarded', 'first-entry', 'engaged', 'checkout', 'paid'] as const
export const channels = ['whatsapp', 'web', 'both', 'none'] as const
export const sources = ['referral', 'meta', 'checkout', 'direct'] as const
/** When somebody last wrote; 'week' is the last seven days. */
export const writings = ['week', 'earlier', 'never'] as const

/** Levels of the churn score, and all of them that are a risk: 70 and more. */
export const risks = ['at-risk', ...churnLevels] as const

/** What a list of people is narrowed by; a saved view keeps the same. */
export const peopleFilter = z.object({
  list: z.enum(peopleLists).default('all'),
  /** Anywhere in name and e-mail, case and accents aside, and in the digits of the telephone. */
  search: z.string().max(limits.searchLengthMax).optional(),
  trial: z.enum(trialStandings).optional(),
  /** Subscribers without one of these are those whose plan is ATIVO. */
  subscriber: z.enum(subscriberStandings).optional(),
  period: z.enum(planPeriods).optional(),
  billing: z.enum(billingTypes).optional(),
  engagement: z.enum(engagementLevels).optional(),
  risk: z.enum(risks).optional(),
  channel: z.enum(channels).optional(),
  source: z.enum(sources).optional(),
  written: z.enum(writings).optional(),
  reached: z.enum(funnelStages).optional(),
})
export type PeopleFilter = z.output<typeof peopleFilter>

/** What lists can be sorted by; 'end' is of the trial or of the plan, as the list has it. */
export const peopleSorts = [
  'name',
  'email',
  'created',
  'end',
  'step',
  'engagement',
  'churn',
  'period',
  'price',
  'billing',
  'write',
  'paid',
] as const
export type PeopleSort = (typeof peopleSorts)[number]

export const peopleOrder = z.object({
  sort: z.enum(peopleSorts).default('created'),
  direction: z.enum(['asc', 'desc']).default('desc'),
})
export type PeopleOrder = z.output<typeof peopleOrder>
