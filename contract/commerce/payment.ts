import { billingTypes } from '@lya/core/commerce/charges/charge-state.ts'
import { planNames } from '@lya/core/commerce/plans/period.ts'
import * as z from 'zod'
import { id } from '#fields.ts'

export const checkoutRefusals = [
  /** No session by this id, or it is another browser's. */
  'checkout.session-missing',
  /** Its time is over: `POST /checkout/sessions` gives it time again. */
  'checkout.session-expired',
  /** The e-mail's owner has a live plan; who is signed in as them is offered a change of plan. */
  'checkout.already-active',
  /** The e-mail's account is being deleted; its person may take that back first. */
  'checkout.account-leaving',
  /** This session has been paid. */
  'checkout.already-paid',
  'checkout.name-required',
  'checkout.phone-invalid',
  'checkout.email-invalid',
  'checkout.cpf-invalid',
  'checkout.cep-invalid',
  'checkout.method-required',
  'checkout.method-off',
  'checkout.card-invalid',
  'checkout.instalments-required',
  'checkout.document-invalid',
  /** Step 1 is not complete; `data.field` says what is missing. */
  'checkout.personal-data-missing',
  /** Another attempt has no outcome yet; `GET .../payment` tells when it has. */
  'checkout.attempt-unresolved',
  /** The provider took long; the attempt goes on, `GET .../payment` tells what came of it. */
  'checkout.timeout',
  'checkout.card-declined',
  'checkout.payment-failed',
  /** The provider cannot be reached; nothing was charged. */
  'checkout.provider-down',
  /** No provider is set up: payments are not available yet. */
  'checkout.payments-unavailable',
  /** The plan's price or its parts have changed since; `data.plan` is what is sold now. */
  'checkout.plan-changed',
  'checkout.too-many-attempts',
] as const

export const paymentMethod = z.enum(billingTypes)
export type PaymentMethod = z.infer<typeof paymentMethod>

/** How far the session's last attempt is. */
export const paymentStates = [
  /** Nothing was tried, or what was tried came to nothing. */
  'idle',
  /** Asked, and not answered yet. */
  'processing',
  /** The provider looks at the risk; nothing to do but wait. */
  'in-review',
  /** A PIX code waits to be paid. */
  'awaiting-pix',
  'awaiting-boleto',
  'paid',
  'declined',
  'failed',
  /** The PIX code's 30 minutes are over. */
  'expired',
] as const

export const payment = z.object({
  state: z.enum(paymentStates),
  attemptId: z.string().nullable(),
  method: paymentMethod.nullable(),
  /** What the attempt buys, whatever the draft has become since; null before an attempt. */
  plan: z.enum(planNames).nullable(),
  /** All of it, the cost of instalments included; null before an attempt. */
  amountCents: z.int().nullable(),
  installments: z.int().nullable(),
  /** Why the attempt came to nothing. */
  refusal: z.enum(checkoutRefusals).nullable(),
  pix: z
    .object({
      /** To be copied. */
      payload: z.string(),
      /** A `data:` address of a PNG. */
      picture: z.string(),
      /** 30 minutes after it was made; ISO 8601. */
      expiresAt: z.string(),
      /** How long it still lived when this was answered: a visitor's own clock may be wrong. */
      secondsLeft: z.number().int().min(0),
    })
    .nullable(),
  boleto: z.object({ line: z.string(), url: z.string(), dueOn: z.string() }).nullable(),
  /** Once it is paid: `dashboard` for who is signed in, `login` for everybody else. */
  continueTo: z.enum(['login', 'dashboard']).nullable(),
  /** What the purchase id of pixels and conversions is; null before it is paid. */
  purchaseId: z.string().nullable(),
})
export type Payment = z.infer<typeof payment>

/** Names an attempt: a repeat with the same id is the same attempt, and is charged once. */
export const attempt = {
  id,
  attemptId: id,
  /** What the page showed, so that nobody pays another price than they saw. */
  amountCents: z.int().optional(),
}

/**
 * The body of `POST /api/checkout/sessions/{id}/card`, which answers a `payment`. It is no
 * procedure: the card's number and code live in the memory of one handler of its own.
 */
export const cardPayment = z.object({
  attemptId: id,
  amountCents: z.int().optional(),
  number: z.string().max(40),
  holderName: z.string().max(100),
  /** `MM/AA`. */
  expiry: z.string().max(10),
  code: z.string().max(10),
  installments: z.int().min(1).max(24),
})
export type CardPayment = z.infer<typeof cardPayment>
