import { engagementLabels } from '@lya/core/backoffice/engagement/engagement.ts'
import * as z from 'zod'
import { adminPerson } from '#backoffice/admin-person.ts'
import { id } from '#fields.ts'

/** Somebody as their own page shows them: nothing of what they earn, spend or pay. */
export const personView = adminPerson.extend({
  /** Rounded up; never more than were promised, unless the trial was extended. */
  trialDaysLeft: z.int(),
  engagementLabel: z.enum(engagementLabels),
  counts: z.object({
    transactions: z.int(),
    categories: z.int(),
    goals: z.int(),
    budgets: z.int(),
    recurring: z.int(),
    uploads: z.int(),
  }),
  /** Files of all their data that were made for them, those that are gone since included. */
  exports: z.int(),
  /** A new one that waits for its person's proof. */
  pendingEmail: z.string().nullable(),
  affiliate: z.object({
    code: z.string(),
    link: z.string(),
    /** Who brought them; null for whoever came by themselves. */
    referrer: z.object({ userId: id, name: z.string(), email: z.string().nullable() }).nullable(),
  }),
  lastAccessAt: z.string().nullable(),
  /** Suspended by an operator, which no payment lifts. */
  isHeld: z.boolean(),
  /** When the account ends; null unless its end was asked for. */
  leavesAt: z.string().nullable(),
  /** The operator's own: nothing can be done here. */
  isYou: z.boolean(),
  /** Of the subscription, for whatever changes it. */
  subscriptionVersion: z.int(),
})
export type PersonView = z.infer<typeof personView>
