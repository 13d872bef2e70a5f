import {
  billingTypes,
  chargeReasons,
  chargeStates,
} from '@lya/core/commerce/charges/charge-state.ts'
import { commissionKinds } from '@lya/core/commerce/referral/commission.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { day, id } from '#fields.ts'

export const paymentsRefusals = [
  'payments.missing',
  'payments.cursor-invalid',
  'payments.not-paid',
  'payments.refund-too-much',
  /** A boleto goes back whole or not at all. */
  'payments.refund-part-of-boleto',
  'payments.refund-waiting',
  'payments.other-account',
  'payments.event-missing',
  'payments.event-waiting',
  'payments.event-idle',
] as const

/** What the list is narrowed by; days are those of America/Sao_Paulo, both included. */
const filter = z.object({
  /** A name, an e-mail, a telephone, or an id of ours or of the provider. */
  search: z.string().trim().max(120).optional(),
  state: z.enum(chargeStates).optional(),
  billingType: z.enum(billingTypes).optional(),
  reason: z.enum(chargeReasons).optional(),
  from: day.optional(),
  to: day.optional(),
})
export type PaymentFilter = z.infer<typeof filter>

const row = z.object({
  id,
  createdAt: z.string(),
  /** Null before a first payment, and once the account is gone. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  planName: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  installments: z.int(),
  billingType: z.enum(billingTypes),
  reason: z.enum(chargeReasons),
  state: z.enum(chargeStates),
  environment: z.enum(['simulator', 'sandbox', 'production']),
})
export type PaymentRow = z.infer<typeof row>

/** What the provider told us, and what came of it. */
const event = z.object({
  id,
  /** The provider's word; null for what nobody could read. */
  name: z.string().nullable(),
  at: z.string(),
  storedAt: z.string(),
  /** Null while it waits; `processada`, `ignorada`, `posta-de-lado`, `guardada`, `recusada:…`. */
  outcome: z.string().nullable(),
  attempts: z.int(),
  canReplay: z.boolean(),
  /** Our charge, where it is one. */
  chargeId: z.string().nullable(),
})
export type ProviderEvent = z.infer<typeof event>

const detail = row.extend({
  planAmountCents: z.int(),
  dueOn: z.string(),
  providerId: z.string().nullable(),
  isSurplus: z.boolean(),
  /** Whether the account that moves the money now made it: only that one can give it back. */
  isOfThisAccount: z.boolean(),
  /** Its money goes back once its payer has said to which account; of a boleto alone. */
  awaitsPayer: z.boolean(),
  /** Paid, given back, lost and owed; what is left is ours. */
  sums: z.object({
    paidCents: z.int(),
    refundedCents: z.int(),
    lostCents: z.int(),
    owedCents: z.int(),
    keptCents: z.int(),
  }),
  ledger: z.array(
    z.object({
      state: z.string(),
      providerStatus: z.string(),
      amountCents: z.int(),
      refundedCents: z.int(),
      cause: z.string(),
      at: z.string(),
    }),
  ),
  /** Who earns of it, and its movements; null where nobody does. */
  commission: z
    .object({
      userId: z.string().nullable(),
      name: z.string().nullable(),
      entries: z.array(
        z.object({
          kind: z.enum(commissionKinds),
          amountCents: z.int(),
          isOfApproved: z.boolean(),
          at: z.string(),
        }),
      ),
    })
    .nullable(),
  /** What operators asked to be given back. */
  refunds: z.array(
    z.object({
      id,
      totalCents: z.int(),
      reason: z.string(),
      operator: z.string().nullable(),
      at: z.string(),
      result: z.enum(['done', 'refused']).nullable(),
      /** The provider's word for a refusal. */
      code: z.string().nullable(),
    }),
  ),
  /** Open alerts about it, such as `refund-refused`. */
  alerts: z.array(z.object({ rule: z.string(), at: z.string(), code: z.string().nullable() })),
  events: z.array(event),
})
export type PaymentDetail = z.infer<typeof detail>

const order = {
  sort: z.enum(['created', 'amount']).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
}

/** What `GET /api/admin/payments/export.csv` takes. */
export const paymentsExport = filter.extend(order)

export const payments = {
  list: forOperators('finance')
    .route({ method: 'GET', path: '/admin/payments', summary: 'Charges, by key and in any order' })
    .input(filter.extend({ ...order, cursor: z.string().max(300).optional() }))
    .output(z.object({ items: z.array(row), nextCursor: z.string().nullable() })),
  show: forOperators('finance')
    .route({ method: 'GET', path: '/admin/payments/{id}', summary: 'A charge and all its rows' })
    .input(z.object({ id }))
    .output(detail),
  refund: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/payments/{id}/refunds',
      description:
        'Asks; the provider is called once this is committed. The same `refundId` asks once. ' +
        'Without an amount, all that is left.',
    })
    .input(
      z.object({
        id,
        refundId: id,
        amountCents: z.int().min(1).max(100_000_000).optional(),
        reason: z.string().trim().min(3).max(300),
      }),
    )
    .output(z.object({ totalCents: z.int() })),
  events: forOperators('finance')
    .route({ method: 'GET', path: '/admin/webhooks', summary: 'What the provider told us' })
    .input(
      z.object({
        outcome: z.enum(['waiting', 'done', 'aside', 'ignored']).optional(),
        cursor: z.string().max(300).optional(),
      }),
    )
    .output(z.object({ items: z.array(event), nextCursor: z.string().nullable() })),
  replay: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/webhooks/{id}/replay',
      description: 'Has one event done once more by the ordinary way: the charge is read again.',
    })
    .input(z.object({ id }))
    .output(z.object({ id })),
}
