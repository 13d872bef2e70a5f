import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { subscription } from '#commerce/subscription.ts'
import { day, id, transactionType } from '#fields.ts'

/** What somebody pays and what they note: never shown without a row in the audit. */
export const personFinances = z.object({
  subscription: subscription.omit({ toPay: true, refund: true }),
  /** The card's last digits, and what we call its holder; null where nothing is known. */
  payer: z
    .object({
      holder: z.string().nullable(),
      document: z.string(),
      lastFour: z.string().nullable(),
    })
    .nullable(),
  /** Plans that they can be given. */
  plans: z.array(
    z.object({
      id,
      name: z.string(),
      period: z.enum(planPeriods),
      priceCents: z.int(),
      isActive: z.boolean(),
    }),
  ),
  /** All that they ever paid, less what was given back. */
  paidCents: z.int(),
  /** Theirs of the last 30 days. */
  month: z.object({ incomeCents: z.int(), expenseCents: z.int() }),
  /** The newest of what they noted, twenty at most. */
  entries: z.array(
    z.object({
      id,
      date: day,
      description: z.string(),
      type: transactionType,
      amountCents: z.int(),
      category: z.string().nullable(),
    }),
  ),
})
export type PersonFinances = z.infer<typeof personFinances>
