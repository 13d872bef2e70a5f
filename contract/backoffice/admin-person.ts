import { subscriberStandings } from '@lya/core/backoffice/standing/subscriber-standing.ts'
import { trialStandings } from '@lya/core/backoffice/standing/trial-standing.ts'
import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import { subscriptionStatuses } from '@lya/core/commerce/subscriptions/status.ts'
import { planStates } from '@lya/core/people/plan/plan.ts'
import * as z from 'zod'
import { channels, sources } from '#backoffice/people-filter.ts'
import { id, signedCents } from '#fields.ts'

/** Somebody as the lists show them. */
export const adminPerson = z.object({
  userId: id,
  name: z.string(),
  email: z.string().nullable(),
  /** 13 digits from 55. */
  phone: z.string().nullable(),
  createdAt: z.string(),
  planState: z.enum(planStates),
  /** Of the trial, or of the plan, as of today. */
  standing: z.enum([...trialStandings, ...subscriberStandings]),
  /** Days as they are stored. */
  trialEndDate: z.string().nullable(),
  planEndDate: z.string().nullable(),
  priceCents: signedCents.nullable(),
  period: z.enum(planPeriods).nullable(),
  billing: z.enum(billingTypes).nullable(),
  onboardingStep: z.int(),
  subscription: z.enum(subscriptionStatuses).nullable(),
  /** 0 to 100, as the churn score; counted again within a minute of a change. */
  engagement: z.int(),
  transactions: z.int(),
  churn: z.int(),
  churnParts: z.object({
    inactivity: z.int(),
    fallingUse: z.int(),
    failedCharge: z.int(),
    endingWithoutCard: z.int(),
    silence: z.int(),
  }),
  lastWriteAt: z.string().nullable(),
  channel: z.enum(channels),
  source: z.enum(sources),
  referralsTotal: z.int(),
  referralsPaid: z.int(),
})
export type AdminPerson = z.infer<typeof adminPerson>
