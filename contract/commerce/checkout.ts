import { planNames } from '@lya/core/commerce/plans/period.ts'
import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forGuests } from '#access.ts'
import { attempt, payment, paymentMethod } from '#commerce/payment.ts'
import { plan } from '#commerce/plans.ts'
import { id } from '#fields.ts'

/** What the page needs to know before anybody types. */
export const checkoutOptions = z.object({
  /** False where no provider is set up. */
  isAvailable: z.boolean(),
  /** Nobody pays anything here, and the page says so. */
  isDemonstration: z.boolean(),
  methods: z.array(paymentMethod),
  plans: z.array(plan),
  /** Sentences that an operator may have written. */
  texts: z.object({ paymentFailed: z.string(), cardDeclined: z.string(), timeout: z.string() }),
  /** Minutes that a session has, and after which its buyer is reminded. */
  timeoutMinutes: z.int(),
  reminderMinutes: z.int(),
  /** Paths of ours. */
  successPath: z.string(),
  cancelPath: z.string(),
  /** Whether mails may be sent to who leaves, so that it is worth asking for consent. */
  hasReminders: z.boolean(),
})
export type CheckoutOptions = z.infer<typeof checkoutOptions>

/** A visit to the checkout, shown to its own browser alone. */
export const checkoutSession = z.object({
  id: z.string(),
  step: z.union([z.literal(1), z.literal(2)]),
  plan,
  installments: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cpf: z.string(),
  /** The password itself never comes back. */
  hasPassword: z.boolean(),
  cep: z.string(),
  address: z.string(),
  addressNumber: z.string(),
  method: paymentMethod.nullable(),
  pixDocument: z.string(),
  wantsReminders: z.boolean(),
  /** When paying asks for more time; ISO 8601. */
  expiresAt: z.string(),
  remindAt: z.string(),
  /** Whoever is signed in pays for themselves, with no password and their own e-mail. */
  isSignedIn: z.boolean(),
})
export type CheckoutSession = z.infer<typeof checkoutSession>

/**
 * What became of a visit that was to be given up: `over`; `ending` where its code ends as soon as
 * the provider answers, and what is paid until then goes back; `paid` where the money was there.
 */
export const leavingOutcomes = ['over', 'ending', 'paid'] as const
export type LeavingOutcome = (typeof leavingOutcomes)[number]

/** What a browser types of a session; a draft may be as incomplete as it likes. */
const draft = z.object({
  plan: z.enum(planNames).optional(),
  installments: z.int().min(1).max(24).optional(),
  name: z.string().max(limits.nameLengthMax).optional(),
  email: z.string().max(limits.emailLengthMax).optional(),
  phone: z.string().max(30).optional(),
  cpf: z.string().max(30).optional(),
  /** Hashed on arrival; send it with `step: 2` and not with every draft. */
  password: z.string().max(limits.passwordLengthMax).optional(),
  cep: z.string().max(20).optional(),
  address: z.string().max(200).optional(),
  addressNumber: z.string().max(20).optional(),
  method: paymentMethod.optional(),
  pixDocument: z.string().max(30).optional(),
  wantsReminders: z.boolean().optional(),
  /** To go on to step 2 everything of step 1 must be right; going back needs nothing. */
  step: z.union([z.literal(1), z.literal(2)]).optional(),
})

export const checkout = {
  options: forGuests
    .route({ method: 'GET', path: '/checkout/options', summary: 'How one may pay' })
    .output(checkoutOptions),
  open: forGuests
    .route({
      method: 'POST',
      path: '/checkout/sessions',
      summary: 'Open or take up a checkout',
      description:
        "Sets the cookie lya_checkout, the only key to the session. The browser's own session, " +
        'unpaid and less than 24 hours old, is taken up with what was typed, and has its time anew.',
    })
    .input(
      z.object({
        plan: z.enum(planNames).optional(),
        /** Referral code carried from a link; an unknown one is ignored. */
        ref: z.string().max(40).optional(),
      }),
    )
    .output(z.object({ session: checkoutSession, isRestored: z.boolean() })),
  get: forGuests
    .route({ method: 'GET', path: '/checkout/sessions/{id}' })
    .input(z.object({ id }))
    .output(z.object({ session: checkoutSession })),
  save: forGuests
    .route({ method: 'PATCH', path: '/checkout/sessions/{id}', summary: 'Keep what was typed' })
    .input(draft.extend({ id }))
    .output(z.object({ session: checkoutSession })),
  leave: forGuests
    .route({
      method: 'POST',
      path: '/checkout/sessions/{id}/leave',
      summary: 'Give the purchase up',
      description:
        'Ends what could still be paid, and erases what was typed; a visit that turns out to be ' +
        'paid stays. Refused while a card is being charged.',
    })
    .input(z.object({ id }))
    .output(z.object({ outcome: z.enum(leavingOutcomes) })),
  emailStatus: forGuests
    .route({
      method: 'POST',
      path: '/checkout/email-status',
      description:
        '`active` and `leaving` block, `trial` is noted, `known` needs no password either, `new` needs one. ' +
        'Bounded for each address and e-mail, so that it lists no accounts.',
    })
    .input(z.object({ email: z.string().max(limits.emailLengthMax) }))
    .output(z.object({ status: z.enum(['new', 'trial', 'active', 'known', 'leaving']) })),
  address: forGuests
    .route({
      method: 'GET',
      path: '/checkout/addresses/{cep}',
      description: 'What is known of a CEP; null when nothing is, or nobody could be asked.',
    })
    .input(z.object({ cep: z.string().max(20) }))
    .output(
      z.object({
        address: z
          .object({ street: z.string(), district: z.string(), city: z.string(), state: z.string() })
          .nullable(),
      }),
    ),
  payByPix: forGuests
    .route({ method: 'POST', path: '/checkout/sessions/{id}/pix', summary: 'Ask for a PIX code' })
    .input(z.object({ ...attempt, document: z.string().max(30) }))
    .output(payment),
  payByBoleto: forGuests
    .route({ method: 'POST', path: '/checkout/sessions/{id}/boleto', summary: 'Ask for a boleto' })
    .input(z.object({ ...attempt, document: z.string().max(30) }))
    .output(payment),
  payment: forGuests
    .route({
      method: 'GET',
      path: '/checkout/sessions/{id}/payment',
      description:
        'How far the payment is, from our own database. `GET .../events` (Server-Sent Events) ' +
        'says when it is worth asking again.',
    })
    .input(z.object({ id }))
    .output(payment),
}
