import type { CheckoutOptions } from '@lya/contract/commerce/checkout.ts'
import type { Payment, PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { Plan } from '@lya/contract/commerce/plans.ts'
import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { TypedCard } from '@lya/core/commerce/cards/card.ts'
import { readCpfOrCnpj, readPostalCode } from '@lya/core/commerce/documents/documents.ts'
import { paymentCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { cardErrors } from '#commerce/fields/card-errors.model.ts'

/** In the order in which they stand on screen: the first wrong one gets the focus. */
export const paymentFields = [
  'cep',
  'method',
  'cardNumber',
  'cardHolder',
  'cardExpiry',
  'cardCode',
  'installments',
  'pixDocument',
] as const
export type PaymentField = (typeof paymentFields)[number]
export type PaymentErrors = Partial<Record<PaymentField, string>>

/** Everything that keeps step 2 from being sent; empty when nothing does. */
export function paymentErrors(
  draft: Draft,
  card: TypedCard,
  known: { plan: Plan; methods: readonly PaymentMethod[]; today: string },
): PaymentErrors {
  const errors: PaymentErrors = {}
  if (readPostalCode(draft.cep) === null) errors.cep = copy.cepInvalid
  const method = shownMethod(draft, known.methods)
  if (method === null) return { ...errors, method: copy.methodMissing }
  if (method !== 'CREDIT_CARD') {
    return readCpfOrCnpj(draft.pixDocument) === null
      ? { ...errors, pixDocument: copy.documentInvalid }
      : errors
  }
  const { number, holder, expiry, code } = cardErrors(card, known.today)
  if (number) errors.cardNumber = number
  if (holder) errors.cardHolder = holder
  if (expiry) errors.cardExpiry = expiry
  if (code) errors.cardCode = code
  if (shownInstallments(draft, known.plan) === null) errors.installments = copy.installmentsMissing
  return errors
}

/** The chosen method, while it is offered; the only one there is needs no choice. */
export function shownMethod(
  draft: Pick<Draft, 'method'>,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  const [only] = methods
  if (methods.length === 1 && only) return only
  return methods.find((method) => method === draft.method) ?? null
}

/** How many parts are chosen, or begun with; null when the plan no longer offers that. */
export function shownInstallments(
  draft: Pick<Draft, 'installments'>,
  plan: Pick<Plan, 'instalments' | 'instalmentsDefault'>,
): number | null {
  const count = draft.installments ?? plan.instalmentsDefault
  return plan.instalments.some((one) => one.count === count) ? count : null
}

/** What is paid in all: by card with the cost of its parts, otherwise the price at once. */
export function totalCents(
  plan: Plan,
  method: PaymentMethod | null,
  installments: number | null,
): Cents {
  const count = method === 'CREDIT_CARD' ? installments : 1
  const part = plan.instalments.find((one) => one.count === count)
  return cents(part?.totalCents ?? plan.priceCents)
}

/** Where a payment stands for the page: what it shows instead of the form. */
export type Standing = 'form' | 'waiting' | 'pix' | 'boleto' | 'paid'

export function standingOf(payment: Pick<Payment, 'state' | 'pix' | 'boleto'>): Standing {
  switch (payment.state) {
    case 'paid':
      return 'paid'
    case 'processing':
    case 'in-review':
      return 'waiting'
    case 'awaiting-pix':
    case 'expired':
      return payment.pix || payment.state === 'expired' ? 'pix' : 'waiting'
    case 'awaiting-boleto':
      return payment.boleto ? 'boleto' : 'waiting'
    case 'idle':
    case 'declined':
    case 'failed':
      return 'form'
    default:
      return payment.state satisfies never
  }
}

/**
 * How soon to ask again, in milliseconds; false when nothing can come any more.
 *
 * @param wasOpen Whether this page has waited for a payment that was given up since.
 */
export function pollEveryMs(state: Payment['state'], wasOpen = false): number | false {
  if (state === 'processing') return 3_000
  const isOpen = state === 'in-review' || state === 'awaiting-pix' || state === 'awaiting-boleto'
  return isOpen || (state === 'idle' && wasOpen) ? 10_000 : false
}

export type Texts = CheckoutOptions['texts']

/** The name that a field of the card has among those of the step. */
export function cardFieldOf(field: keyof TypedCard): PaymentField {
  const names = {
    number: 'cardNumber',
    holder: 'cardHolder',
    expiry: 'cardExpiry',
    code: 'cardCode',
  } as const
  return names[field]
}
