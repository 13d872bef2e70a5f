import * as z from 'zod'
import { channels } from '#backoffice/people-filter.ts'
import { id, storedDay } from '#fields.ts'

/** What was made on a day, by number. */
export const personDay = z.object({
  day: storedDay,
  /** 1 is the day of sign-up; beyond the trial's days are the two after. */
  number: z.int(),
  transactions: z.int(),
  categories: z.int(),
  goals: z.int(),
  budgets: z.int(),
  /** Imported files; none until there is importing. */
  uploads: z.int(),
  recurring: z.int(),
  isAhead: z.boolean(),
})
export type PersonDay = z.infer<typeof personDay>

export const personActivity = z.object({
  days: z.array(personDay),
  channel: z.enum(channels),
  /** Messages to Lya in the last 30 days. */
  messages: z.int(),
})
export type PersonActivity = z.infer<typeof personActivity>

export const personMail = z.object({
  items: z.array(
    z.object({
      id,
      at: z.string(),
      /** A campaign's name; null for a notice of the product. */
      campaign: z.string().nullable(),
      kind: z.string(),
      title: z.string(),
      channel: z.string(),
      state: z.string(),
    }),
  ),
})
export type PersonMail = z.infer<typeof personMail>

export const personReferrals = z.object({
  total: z.int(),
  paid: z.int(),
  trial: z.int(),
  /** Newest first, a hundred at most. */
  items: z.array(
    z.object({
      userId: id,
      name: z.string(),
      email: z.string().nullable(),
      isPaying: z.boolean(),
      trialEndDate: storedDay.nullable(),
    }),
  ),
})
export type PersonReferrals = z.infer<typeof personReferrals>
