import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planPeriods } from '@lya/core/commerce/plans/period.ts'
import { grantReasons } from '@lya/core/commerce/subscriptions/grant.ts'
import { subscriptionStatuses } from '@lya/core/commerce/subscriptions/status.ts'
import * as z from 'zod'
import { forLeaving, forSignedIn } from '#access.ts'
import { day, id } from '#fields.ts'

export const subscriptionRefusals = [
  /** It is another by now; `data.subscription` is what it is. */
  'subscription.stale',
  /** What was asked does not fit how the subscription stands. */
  'subscription.not-possible',
  /** The amount is another one than was shown; `data.quote` is today's. */
  'subscription.quote-changed',
  'subscription.plan-missing',
  /** Seven days have passed, or there is nothing to give back. */
  'subscription.refund-over',
  /** Another payment has no outcome yet. */
  'subscription.payment-pending',
  'subscription.card-declined',
  /** A card that was to be kept for the renewals: nothing was to be paid. */
  'subscription.card-refused',
  'subscription.card-invalid',
  'subscription.method-off',
  'subscription.provider-down',
  'subscription.payments-unavailable',
  'subscription.receipt-missing',
] as const

const centsOf = z.int()
const payingMethod = z.enum(billingTypes)

const soldPlan = z.object({
  id: z.string(),
  name: z.string(),
  period: z.enum(planPeriods),
  priceCents: centsOf,
})
export type SoldPlan = z.infer<typeof soldPlan>

/** A card that the provider keeps; no more of it is known here. */
const keptCard = z.object({ brand: z.string(), lastFour: z.string() })

/** What waits to be paid by hand. */
const toPay = z.object({
  id: z.string(),
  amountCents: centsOf,
  dueOn: day,
  /** A change of plan holds once it is paid. */
  reason: z.enum(grantReasons),
  planName: z.string(),
  billingType: payingMethod,
  /** The code to copy and its picture, a `data:` address. */
  pix: z.object({ payload: z.string(), picture: z.string() }).nullable(),
  boleto: z.object({ line: z.string(), url: z.string() }).nullable(),
  /**
   * How long a change may still be paid, as this was answered: a visitor's own clock may be wrong.
   * Null for a renewal, which has its days.
   */
  secondsLeft: z.number().int().min(0).nullable(),
})
export type ToPay = z.infer<typeof toPay>

export const madePaymentStates = [
  'open',
  'failed',
  'paid',
  'refunding',
  'refunded',
  'charged-back',
] as const

const madePayment = z.object({
  id: z.string(),
  /** The day it was paid, or asked for. */
  on: day,
  amountCents: centsOf,
  refundedCents: centsOf,
  installments: z.int(),
  state: z.enum(madePaymentStates),
  reason: z.enum(grantReasons),
  planName: z.string(),
  billingType: payingMethod,
  /** Of a boleto that is to be given back: where its payer says to which account; else null. */
  refundUrl: z.string().nullable(),
})
export type MadePayment = z.infer<typeof madePayment>

export const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** Suspended by us, whatever was paid. */
  isHeld: z.boolean(),
  plan: soldPlan.nullable(),
  billingType: payingMethod.nullable(),
  card: keptCard.nullable(),
  /** The last day of access: paid for, or kindly left open while a renewal is overdue. */
  accessUntil: day.nullable(),
  /** Null where nothing will be charged; the amount has the cost of its instalments in it. */
  nextCharge: z
    .object({
      on: day,
      amountCents: centsOf,
      installments: z.number().int().min(1),
      plan: soldPlan,
    })
    .nullable(),
  /** While a renewal is overdue: the next day on which its card is tried; null where none is. */
  nextTryOn: day.nullable(),
  /** A card is being charged, and nobody knows yet how that ends. */
  isConfirming: z.boolean(),
  cancellation: z.object({ on: day, reason: z.string() }).nullable(),
  toPay: toPay.nullable(),
  /** The payment that may be taken back, and the last day for it. */
  refund: z.object({ chargeId: z.string(), amountCents: centsOf, until: day }).nullable(),
  /** Newest first. */
  payments: z.array(madePayment),
  /** What may be done today. */
  may: z.object({
    cancel: z.boolean(),
    resume: z.boolean(),
    change: z.boolean(),
    changeMethod: z.boolean(),
    pay: z.boolean(),
  }),
  version: z.int(),
})
export type SubscriptionView = z.infer<typeof subscription>

/** What a change of plan means, said before the yes. */
export const changeQuote = z.object({
  plan: soldPlan,
  /** `now` is paid now; `renewal` begins with the next period, and costs nothing until then. */
  when: z.enum(['now', 'renewal']),
  /** The first day of the other plan. */
  startsOn: day,
  /** The last day of what is bought now; null where nothing is. */
  endsOn: day.nullable(),
  unusedDays: z.int(),
  /** What those days are worth. */
  creditCents: centsOf,
  dueCents: centsOf,
  /** Ways to pay it; empty where nothing is due now. */
  instalments: z.array(z.object({ count: z.int(), valueCents: centsOf, totalCents: centsOf })),
  billingType: payingMethod,
  card: keptCard.nullable(),
  version: z.int(),
})
export type ChangeQuote = z.infer<typeof changeQuote>

export const receipt = madePayment.omit({ refundUrl: true }).extend({
  payerName: z.string(),
  payerEmail: z.string(),
  period: z.enum(planPeriods),
  /** What was taken off the plan's price for unused days of another plan. */
  creditCents: centsOf,
  company: z.object({
    name: z.string(),
    cnpj: z.string().nullable(),
    email: z.string().nullable(),
  }),
  isDemonstration: z.boolean(),
})
export type Receipt = z.infer<typeof receipt>

const versioned = z.object({ version: z.int() })
const planId = id

export const subscriptions = {
  get: forLeaving
    .route({ method: 'GET', path: '/subscription', summary: "One's own subscription" })
    .output(subscription),
  cancel: forSignedIn
    .route({ method: 'POST', path: '/subscription/cancel', summary: "At the period's end" })
    .input(versioned.extend({ reason: z.string().max(500) }))
    .output(subscription),
  resume: forSignedIn
    .route({ method: 'POST', path: '/subscription/resume', summary: 'Take a cancellation back' })
    .input(versioned)
    .output(subscription),
  quote: forSignedIn
    .route({
      method: 'POST',
      path: '/subscription/quote',
      description: 'What a change to this plan costs today; nothing is changed by asking.',
    })
    .input(z.object({ planId }))
    .output(changeQuote),
  change: forSignedIn
    .route({
      method: 'POST',
      path: '/subscription/change',
      description:
        'The amount is what the quote said: any other one is refused with the quote of today. A ' +
        'kept card is charged; by PIX or boleto the plan changes once that is paid.',
    })
    .input(versioned.extend({ planId, dueCents: centsOf, installments: z.int().min(1).max(24) }))
    .output(subscription),
  dropChange: forSignedIn
    .route({
      method: 'DELETE',
      path: '/subscription/change',
      summary: 'Stay with the plan',
      description:
        'Takes the code of a change back that nobody has paid; without one, forgets a change that ' +
        'was to come with the renewal.',
    })
    .input(versioned)
    .output(subscription),
  refund: forLeaving
    .route({
      method: 'POST',
      path: '/subscription/refund',
      description:
        'Takes the newest payment back within seven days; the days it paid for end. Charge and ' +
        'amount are what the person saw: another one is refused.',
    })
    .input(z.object({ chargeId: id, amountCents: centsOf }))
    .output(subscription),
  method: forSignedIn
    .route({
      method: 'POST',
      path: '/subscription/method',
      description: 'Pays the next renewals so; a new card comes in by `POST /subscription/card`.',
    })
    .input(versioned.extend({ billingType: payingMethod }))
    .output(subscription),
  pay: forSignedIn
    .route({ method: 'POST', path: '/subscription/pay', summary: 'Pay at once what is overdue' })
    .input(versioned)
    .output(subscription),
  receipt: forLeaving
    .route({ method: 'GET', path: '/subscription/payments/{id}/receipt' })
    .input(z.object({ id }))
    .output(receipt),
}
