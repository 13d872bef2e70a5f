import type { PaymentMethod } from '@lya/contract/commerce/payment.ts'
import type { RefusalCode } from '@lya/contract/refusals.ts'
import { checkoutCopy, failureCopy as copy, outcomeCopy } from '#commerce/checkout/checkout.copy.ts'
import { fieldOfRefusal } from '#commerce/checkout/personal/personal.model.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import type { PaymentField, Texts } from './payment.model.ts'

export interface PaymentFailure {
  title: string
  message: string
  /** Where it belongs, when it belongs to a field. */
  field?: PaymentField
  /** Nobody knows yet what came of it: the next press repeats the attempt instead of a new one. */
  isOpen: boolean
  /** The card is wrong or unwanted: it is typed anew, or another one is. */
  isOfCard?: boolean
}

/** What to say of a payment that did not go through. */
export function paymentFailure(
  failure: unknown,
  method: PaymentMethod,
  texts: Texts,
): PaymentFailure {
  const failed = method === 'PIX' ? copy.failedPix : copy.failed
  if (failure instanceof DOMException && failure.name === 'TimeoutError') {
    return { ...copy.timeout, isOpen: true }
  }
  if (!(failure instanceof RefusedCall)) {
    return { title: failed, message: refusalSentence(failure), isOpen: true }
  }
  const known = refusedPayment(failure.code, method, texts)
  if (known) return known
  if (fieldOfRefusal(failure.code)) {
    const message = `${refusalSentence(failure)}. ${copy.goBack}`
    return { title: failed, message, isOpen: false }
  }
  const isTrouble = failure.status >= 500
  const message = isTrouble ? checkoutCopy.unexpected : refusalSentence(failure)
  return { title: failed, message, isOpen: isTrouble }
}

/** What the catalogue has for a refusal; null for those that say all by themselves. */
export function refusedPayment(
  code: RefusalCode,
  method: PaymentMethod,
  texts: Texts,
): PaymentFailure | null {
  const failed = method === 'PIX' ? copy.failedPix : copy.failed
  switch (code) {
    case 'checkout.timeout':
      return { ...copy.timeout, isOpen: true }
    case 'checkout.attempt-unresolved':
      return { title: failed, message: outcomeCopy.processing, isOpen: true }
    case 'checkout.card-declined':
      return {
        title: copy.declined.title,
        message: texts.cardDeclined || copy.declined.message,
        isOpen: false,
        isOfCard: true,
      }
    case 'checkout.card-invalid':
      return {
        title: copy.cardFailed,
        message: copy.cardUnknown,
        field: 'cardNumber',
        isOpen: false,
        isOfCard: true,
      }
    case 'checkout.payment-failed':
      return {
        title: failed,
        message: texts.paymentFailed || copy.declined.message,
        isOpen: false,
      }
    case 'checkout.provider-down':
      return { title: failed, message: copy.down, isOpen: false }
    case 'checkout.document-invalid':
      return {
        title: failed,
        message: refusalSentence(new RefusedCall(code, 400)),
        field: 'pixDocument',
        isOpen: false,
      }
    case 'checkout.personal-data-missing':
      return { title: copy.documentMissing, message: copy.documentMissingLead, isOpen: false }
    case 'plans.plan-missing':
      return method === 'PIX'
        ? { title: failed, message: copy.pixPlan, isOpen: false }
        : { title: failed, message: copy.planChanged, isOpen: false }
    case 'checkout.plan-changed':
      return { title: failed, message: copy.planChanged, isOpen: false }
    default:
      return null
  }
}
