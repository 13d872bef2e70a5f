import { planStates } from '@lya/core/people/plan/plan.ts'
import * as z from 'zod'
import { forGuests, forLeaving, forSignedIn } from '#access.ts'
import { signedCents } from '#fields.ts'

export const referralRefusals = [
  'referral.payout-key-invalid',
  'referral.cursor-invalid',
  'referral.too-many-attempts',
] as const

/** Somebody who signed up with one's link. */
export const referred = z.object({
  id: z.string(),
  /** Null where they never told it. */
  name: z.string().nullable(),
  planStatus: z.enum(planStates),
  /** They turned out to be the same person, and bring nothing. */
  isExcluded: z.boolean(),
})
export type Referred = z.infer<typeof referred>

/** What one payment of somebody referred brings, and what became of it. */
export const commissionLine = z.object({
  /** Of the payment. */
  id: z.string(),
  /** Null where they never told it, or are gone. */
  name: z.string().nullable(),
  /** `YYYY-MM-DD` in the zone of who earns. */
  paidOn: z.string(),
  /** What is left of it; of one that was undone, what it was. */
  amountCents: signedCents,
  state: z.enum(['pending', 'approved', 'paid-out', 'undone']),
  /** When it may be approved at the earliest; of a pending one alone. */
  releasedOn: z.string().nullable(),
  /** Why it was undone, or a part of it. */
  reason: z.enum(['given-back', 'contested', 'self-referral']).nullable(),
})
export type CommissionLine = z.infer<typeof commissionLine>

export const referral = z.object({
  /** 8 capitals and digits; null for people of older data until they ask for one. */
  code: z.string().nullable(),
  /** `{site}/testegratis?ref={code}` */
  link: z.string().nullable(),
  total: z.int(),
  /** Subscribers at this moment who bring something. */
  paid: z.int(),
  trial: z.int(),
  /** R$ 25 for each subscriber: an estimate, and what is in `commissions` is what is owed. */
  estimatedCents: signedCents,
  commissions: z.object({
    /** Within the refund window, or not settled yet. */
    pendingCents: signedCents,
    /** Below zero when something was given back after it had been paid out. */
    approvedCents: signedCents,
    paidOutCents: signedCents,
  }),
  /** Paid referrals that count towards the prizes. */
  counted: z.int(),
  /** Those who paid and count once their refund window is over. */
  waiting: z.int(),
  prizes: z.array(z.object({ referrals: z.int(), months: z.int(), isWon: z.boolean() })),
  /** Where commissions go; null until it is told. */
  payoutKey: z.string().nullable(),
})
export type Referral = z.infer<typeof referral>

export const referrals = {
  meet: forGuests
    .route({
      method: 'GET',
      path: '/referral/codes/{code}',
      summary: 'Whether a link has the code of somebody',
    })
    .input(z.object({ code: z.string().max(40) }))
    .output(z.object({ isKnown: z.boolean() })),
  show: forLeaving
    .route({ method: 'GET', path: '/referral', summary: 'Code, link, figures and prizes' })
    .output(referral),
  list: forLeaving
    .route({ method: 'GET', path: '/referral/people', summary: 'Who was referred, newest first' })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(referred), nextCursor: z.string().nullable() })),
  listCommissions: forLeaving
    .route({ method: 'GET', path: '/referral/commissions', summary: 'By payment, newest first' })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(commissionLine), nextCursor: z.string().nullable() })),
  makeCode: forSignedIn
    .route({ method: 'POST', path: '/referral/code', summary: 'Make a code, where there is none' })
    .output(z.object({ code: z.string() })),
  savePayoutKey: forLeaving
    .route({ method: 'PUT', path: '/referral/payout-key', summary: 'Where commissions go' })
    .input(z.object({ payoutKey: z.string().max(120) }))
    .output(z.object({ payoutKey: z.string() })),
}
