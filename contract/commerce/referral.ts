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
  makeCode: forSignedIn
    .route({ method: 'POST', path: '/referral/code', summary: 'Make a code, where there is none' })
    .output(z.object({ code: z.string() })),
  savePayoutKey: forLeaving
    .route({ method: 'PUT', path: '/referral/payout-key', summary: 'Where commissions go' })
    .input(z.object({ payoutKey: z.string().max(120) }))
    .output(z.object({ payoutKey: z.string() })),
}
