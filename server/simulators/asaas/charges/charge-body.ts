import { createHash } from 'node:crypto'
import {
  reais,
  type SimulatedCharge,
  type SimulatedInstallment,
} from '#simulators/asaas/simulated-charge.ts'

const site = 'https://sandbox.asaas.com'
/** The first invoice of the simulator, so that its numbers look like the provider's. */
const firstInvoice = 15_924_700
const firstSlip = 12_745_100

/**
 * A payment as the provider writes it: relations that are none are left out, a method has keys of
 * its own, everything else is there as null.
 */
export function chargeBody(charge: SimulatedCharge): Record<string, unknown> {
  const { billingType, card } = charge
  const isCard = billingType === 'CREDIT_CARD'
  const hasSlip = billingType === 'BOLETO' || billingType === 'UNDEFINED'
  const isOpen = charge.confirmedOn === null
  return {
    object: 'payment',
    id: charge.id,
    dateCreated: charge.createdOn,
    customer: charge.customer,
    ...(charge.subscription !== null && { subscription: charge.subscription }),
    ...(charge.installment !== null && { installment: charge.installment.id }),
    checkoutSession: null,
    paymentLink: null,
    value: reais(charge.valueCents),
    netValue: reais(charge.netCents),
    originalValue: null,
    interestValue: null,
    description: charge.description,
    billingType,
    ...(billingType === 'BOLETO' && { canBePaidAfterDueDate: true }),
    ...((isCard || !isOpen) && { confirmedDate: charge.confirmedOn }),
    ...(isCard && {
      creditCard: card && {
        creditCardNumber: card.lastFour,
        creditCardBrand: card.brand,
        creditCardToken: card.token,
      },
    }),
    pixTransaction: charge.pixTransaction,
    ...(charge.pixQrCode !== null && { pixQrCodeId: charge.pixQrCode }),
    status: charge.status,
    dueDate: charge.dueOn,
    originalDueDate: charge.originalDueOn,
    paymentDate: charge.receivedOn,
    clientPaymentDate: charge.paidOn,
    installmentNumber: charge.installment?.number ?? null,
    invoiceUrl: `${site}/i/${charge.id.slice('pay_'.length)}`,
    invoiceNumber: String(firstInvoice + charge.number),
    externalReference: charge.reference,
    deleted: charge.deleted,
    anticipated: false,
    anticipable: false,
    creditDate: charge.creditOn,
    estimatedCreditDate: charge.creditOn,
    transactionReceiptUrl: charge.receipt,
    nossoNumero: hasSlip ? String(firstSlip + charge.number) : null,
    bankSlipUrl: hasSlip ? `${site}/b/pdf/${charge.id.slice('pay_'.length)}` : null,
    lastInvoiceViewedDate: null,
    lastBankSlipViewedDate: null,
    discount: { ...charge.discount, limitDate: null },
    fine: charge.fine,
    interest: { ...charge.interest, type: 'PERCENTAGE' },
    postalService: false,
    escrow: null,
    refunds: charge.refunds.length === 0 ? null : charge.refunds.map(refundBody(charge)),
  }
}

const refundBody =
  ({ receipt }: SimulatedCharge) =>
  ({ at, valueCents, description }: SimulatedCharge['refunds'][number]) => ({
    dateCreated: at,
    status: 'DONE',
    value: reais(valueCents),
    endToEndIdentifier: null,
    transactionReceiptUrl: receipt,
    description,
    refundedSplits: null,
  })

/** The plan of parts; the value of a part is that of the last one, which bears the rest. */
export function installmentBody(
  plan: SimulatedInstallment,
  parts: readonly SimulatedCharge[],
): Record<string, unknown> {
  const last = parts.findLast(({ installment }) => installment?.number === plan.count)
  const card = parts.find((part) => part.card !== null)?.card ?? null
  return {
    object: 'installment',
    id: plan.id,
    value: reais(plan.valueCents),
    netValue: reais(parts.reduce((sum, { netCents }) => sum + netCents, 0)),
    paymentValue: reais(last?.valueCents ?? 0),
    installmentCount: plan.count,
    billingType: plan.billingType,
    paymentDate: parts.find(({ paidOn }) => paidOn !== null)?.paidOn ?? null,
    description: plan.description,
    expirationDay: Number(plan.dueOn.slice(-2)),
    deleted: plan.deleted,
    dateCreated: plan.createdOn,
    checkoutSession: null,
    customer: plan.customer,
    paymentLink: null,
    transactionReceiptUrl: parts.find(({ receipt }) => receipt !== null)?.receipt ?? null,
    creditCard: card && {
      creditCardNumber: card.lastFour,
      creditCardBrand: card.brand,
      creditCardToken: card.token,
    },
    refunds: null,
  }
}

/** The number under which a receipt stands. */
export function receiptOf(id: string): string {
  const digits = createHash('sha256').update(id).digest().readBigUInt64BE() % 10n ** 16n
  return `${site}/comprovantes/${String(digits).padStart(16, '0')}`
}
